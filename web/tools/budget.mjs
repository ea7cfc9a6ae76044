// budget.mjs FOLDER: fails if what the first screen loads (index.html, its scripts and styles with all they import at
// once, and the largest catalogue), the WebAssembly, the coach or what the bots have learned for a game is larger than agreed, gzipped.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2];
const limits = { "first screen": 60 * 1024, WebAssembly: 200 * 1024, review: 150 * 1024, weights: 500 * 1024 };
const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
const gzipped = (name) => statSync(join(folder, `${name}.gz`), { throwIfNoEntry: false })?.size ?? statSync(join(folder, name)).size;

const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);

function loadedWith(key, files = new Set()) {
  const chunk = manifest[key];
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const imported of chunk.imports ?? []) loadedWith(imported, files);
  return files;
}

const catalogues = Object.keys(manifest).filter((key) => /generated\/words\/[a-z]+\.json$/.test(key));
const firstScreen = sum([...loadedWith("index.html")].map(gzipped));
const catalogue = Math.max(0, ...catalogues.map((key) => gzipped(manifest[key].file)));
const files = readdirSync(folder, { recursive: true });
const sizesOf = (kind) => files.filter((name) => kind.test(name)).map(gzipped);
const sizes = {
  "first screen": firstScreen + catalogue,
  WebAssembly: sum(sizesOf(/tenback[^/]*\.wasm$/)),
  review: sum(sizesOf(/review[^/]*\.(wasm|js)$/)),
  weights: Math.max(...sizesOf(/\.bin$/)),
};

for (const [what, size] of Object.entries(sizes)) {
  console.log(`${what}: ${(size / 1024).toFixed(1)} KB of ${limits[what] / 1024} KB, gzipped`);
  if (size > limits[what]) process.exitCode = 1;
}
