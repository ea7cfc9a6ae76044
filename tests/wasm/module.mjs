// The WebAssembly module, with the text that goes through its buffer, and with the weights that its bots have learned.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';
import { games, weightsOf } from '../../web/tools/weights.mjs';

export async function load(path, weights = games.map(weightsOf)) {
  const wasi = new WASI({ version: 'preview1' });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), wasi.getImportObject());
  wasi.initialize(instance);
  const { exports } = instance;
  const bytes = (length) => {
    const address = exports.text_buffer(length); // may move the memory
    return new Uint8Array(exports.memory.buffer, address, length);
  };
  const putBytes = (given) => {
    bytes(given.length).set(given);
    return given.length;
  };
  for (const rows of weights) if (!exports.take_weights(putBytes(rows))) throw new Error('these weights are not of this module');
  return {
    ...exports,
    /** Puts text into the buffer and gives its length. */
    put: (text) => putBytes(new TextEncoder().encode(text)),
    putBytes,
    /** The text of this length in the buffer. */
    get: (length) => new TextDecoder().decode(bytes(length).slice()),
  };
}
