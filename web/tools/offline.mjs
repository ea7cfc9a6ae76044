// offline.mjs FOLDER: writes sw.js, the service worker with the list of all files that vite has built. Its version is a hash of
// them, so that the same build is the same worker.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";

const folder = process.argv[2];
const source = join(dirname(dirname(fileURLToPath(import.meta.url))), "src/offline/worker/worker.ts");
const isKept = (name) => !/(^|\/)\.|\.(gz|br|map)$|^sw\.js$/.test(name) && statSync(join(folder, name)).isFile();

const names = readdirSync(folder, { recursive: true }).filter(isKept).sort();
const hash = createHash("sha256");
for (const name of names) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
const files = names.map((name) => (name === "index.html" ? "/" : `/${name}`));

const { code } = await transformWithOxc(readFileSync(source, "utf8"), source, { target: "es2022", sourcemap: false });
const head = `const files = ${JSON.stringify(files)};\nconst version = "${hash.digest("hex").slice(0, 16)}";\n`;
writeFileSync(join(folder, "sw.js"), `${head}${code}`);
