// The WebAssembly module, with the text that goes through its buffer.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

export async function load(path) {
  const wasi = new WASI({ version: 'preview1' });
  const { instance } = await WebAssembly.instantiate(readFileSync(path), wasi.getImportObject());
  wasi.initialize(instance);
  const { exports } = instance;
  const bytes = (length) => new Uint8Array(exports.memory.buffer, exports.text_buffer(length), length);
  return {
    ...exports,
    /** Puts text into the buffer and gives its length. */
    put: (text) => {
      const encoded = new TextEncoder().encode(text);
      bytes(encoded.length).set(encoded);
      return encoded.length;
    },
    /** The text of this length in the buffer. */
    get: (length) => new TextDecoder().decode(bytes(length).slice()),
  };
}
