// The engine, bots and tables of C++ (src/apps/wasm) as a module: compiled once, then run by the page and by its workers, each with
// a memory of its own.
import type { Exports } from "../generated/exports";
import address from "../../../build/wasm/tenback.wasm?url";

/** What every module of src/apps/wasm exports; each text is `length` bytes in its buffer. */
export type TextExports = Pick<Exports, "memory" | "text_buffer" | "_initialize">;

/** Exports with text that goes in and comes out. */
export interface Module<Its extends TextExports = Exports> {
  exports: Its;
  put: (text: string) => number;
  putBytes: (bytes: Uint8Array) => number;
  get: (length: number) => string;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Fetched and compiled at most once a page. */
export function compileModule(): Promise<WebAssembly.Module> {
  compiled ??= fetch(address)
    .then((response) => response.arrayBuffer())
    .then((bytes) => WebAssembly.compile(bytes));
  compiled.catch(() => (compiled = undefined)); // the next one tries again
  return compiled;
}

const notSupported = 52; // of WASI; the module needs nothing of a system

export async function start<Its extends TextExports = Exports>(module: WebAssembly.Module): Promise<Module<Its>> {
  const nothing = new Proxy({}, { get: () => () => notSupported });
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: nothing });
  const exports = instance.exports as unknown as Its;
  exports._initialize();
  const bytes = (length: number) => {
    const at = exports.text_buffer(length); // may move the memory
    return new Uint8Array(exports.memory.buffer, at, length);
  };
  const putBytes = (given: Uint8Array): number => {
    bytes(given.length).set(given);
    return given.length;
  };
  return {
    exports,
    put: (text) => putBytes(new TextEncoder().encode(text)),
    putBytes,
    get: (length) => new TextDecoder().decode(bytes(length)),
  };
}
