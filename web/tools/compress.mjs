// compress.mjs FOLDER: x.gz and x.br beside every file that gets smaller by it; the server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(js|css|html|json|svg|wasm|bin|webmanifest|txt)$/;
for (const name of readdirSync(process.argv[2], { recursive: true })) {
  if (!compressible.test(name)) continue;
  const path = join(process.argv[2], name);
  const bytes = readFileSync(path);
  const forms = {
    gz: gzipSync(bytes, { level: 9 }),
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  };
  for (const [ending, small] of Object.entries(forms)) if (small.length < bytes.length) writeFileSync(`${path}.${ending}`, small);
}
