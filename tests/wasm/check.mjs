// Runs the numbers of tests/data through the WebAssembly module: node check.mjs MODULE DATA_DIR
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const [modulePath, data] = process.argv.slice(2);
const wasi = new WASI({ version: 'preview1' });
const { instance } = await WebAssembly.instantiate(readFileSync(modulePath), wasi.getImportObject());
wasi.initialize(instance);
const { memory, text_buffer, perft, signature } = instance.exports;

const ask = (call, variant, seed, count) => {
  const bytes = new TextEncoder().encode(variant);
  new Uint8Array(memory.buffer, text_buffer(), bytes.length).set(bytes);
  return BigInt.asUintN(64, call(bytes.length, Number(seed), Number(count)));
};

let passed = 0;
let failed = 0;
const check = (file, call, parse) => {
  for (const line of readFileSync(`${data}/${file}`, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [variant, seed, count, expected] = line.split('|').map((field) => field.trim());
    const found = ask(call, variant, seed, count);
    if (found === parse(expected)) {
      passed += 1;
    } else {
      failed += 1;
      console.error(`${file}: ${line}: found ${found}`);
    }
  }
};
check('perft.txt', perft, (text) => BigInt(text));
check('signature.txt', signature, (text) => BigInt(text.startsWith('0x') ? text : `0x${text}`));
console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
