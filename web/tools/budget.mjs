// budget.mjs FOLDER: fails if what the first screen loads (index.html, its scripts and styles with all they import at
// once, and the largest catalogue) or the WebAssembly is larger than agreed, gzipped.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
const limits = { "first screen": 60 * 1024, WebAssembly: 200 * 1024 };
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
const gzipped = (name) => statSync(join(folder, `${name}.gz`), { throwIfNoEntry: false })?.size ?? statSync(join(folder, name)).size;

function loadedWith(key, files = new Set()) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) loadedWith(imported, files);
  return files;
}

const catalogues = Object.keys(manifest).filter((key) => /generated\/words\/[a-z]+\.json$/.test(key));
const firstScreen = [...loadedWith("index.html")].map(gzipped).reduce((sum, size) => sum + size, 0);
const catalogue = Math.max(0, ...catalogues.map((key) => gzipped(manifest[key].file)));
const wasm = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".wasm")).map(gzipped);
const sizes = { "first screen": firstScreen + catalogue, WebAssembly: wasm.reduce((sum, size) => sum + size, 0) };

for (const [what, size] of Object.entries(sizes)) {
  console.log(`${what}: ${(size / 1024).toFixed(1)} KB of ${limits[what] / 1024} KB, gzipped`);
  if (size > limits[what]) process.exitCode = 1;
}
