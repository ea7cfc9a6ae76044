// Play-outs in WebAssembly, to set beside engine_bench's: node bench/wasm.mjs build/wasm/tenback.wasm
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1' });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), wasi.getImportObject());
wasi.initialize(instance);
const { memory, text_buffer, play_outs } = instance.exports;
const variant = new TextEncoder().encode('classic players=2');
new Uint8Array(memory.buffer, text_buffer(variant.length), variant.length).set(variant);

const games = 100_000;
for (const [name, greedy] of [['random', 0], ['greedy', 1]]) {
  let best = 0;
  for (let round = 0; round < 7; round += 1) {
    const start = process.cpuUsage();
    const plays = play_outs(variant.length, 1, games, greedy);
    const { user, system } = process.cpuUsage(start);
    best = Math.max(best, plays / (user + system));
  }
  console.log(`${name}: ${best.toFixed(1)} million plays a second of CPU time`);
}
