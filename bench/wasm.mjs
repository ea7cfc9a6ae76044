// Play-outs in WebAssembly, to set beside engine_bench's games/s: node bench/wasm.mjs build/wasm/tenback.wasm
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1' });
const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), wasi.getImportObject());
wasi.initialize(instance);
const { memory, text_buffer, checksum } = instance.exports;
const variant = new TextEncoder().encode('classic players=2');
new Uint8Array(memory.buffer, text_buffer(), variant.length).set(variant);

const games = 100_000;
for (const [name, greedy] of [['random', 0], ['greedy', 1]]) {
  let best = 0;
  for (let round = 0; round < 7; round += 1) {
    const start = process.cpuUsage();
    checksum(variant.length, 1, games, greedy);
    const { user, system } = process.cpuUsage(start);
    best = Math.max(best, games / ((user + system) / 1e6));
  }
  console.log(`${name}: ${Math.round(best / 1000)} k games/s of CPU time`);
}
