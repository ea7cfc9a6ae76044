// Makes src/generated: protocol.ts from docs/protocol.schema.json, weights/*.bin from src/players/bots/trained, messages.ts and words/*.json
// from locale/*.json. A catalogue holds the messages whose keys stand somewhere in src; "rules." and "tutorial." go into files of their own,
// loaded when they are read.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile as typesOf } from "json-schema-to-typescript";
import { argumentsOf, compile } from "./icu.mjs";
import { games, weightsOf } from "./weights.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);
const generated = join(web, "src/generated");
const languages = ["en", "de", "uk", "cs", "ru"];
const apart = { rules: /^(rules|tutorial)\./ };

const json = (path) => JSON.parse(readFileSync(path, "utf8"));

function write(name, content) {
  const path = join(generated, name);
  mkdirSync(dirname(path), { recursive: true });
  const bytes = Buffer.from(content);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
}

async function protocolTypes() {
  const schema = json(join(root, "docs/protocol.schema.json"));
  const text = await typesOf({ ...schema, title: "message" }, "Message", {
    bannerComment: "// Made from docs/protocol.schema.json.",
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  write("protocol.ts", text);
}

/** "a.b" and `a.${x}` in the sources: whole keys and beginnings of keys. */
function keysIn(folder, keys = new Set(), beginnings = new Set()) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== "generated") keysIn(path, keys, beginnings);
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const text = readFileSync(path, "utf8");
    for (const [, key] of text.matchAll(/"([a-z_]+(?:\.[a-z0-9_]+)+)"/g)) keys.add(key);
    for (const [, beginning] of text.matchAll(/`((?:[a-z_]+\.)+[a-z_]*)\$\{/g)) beginnings.add(beginning);
  }
  return { keys, beginnings };
}

function messageTypes(catalogue) {
  const kinds = { text: "string | number", count: "number", choice: "string" };
  const lines = Object.entries(catalogue).map(([key, message]) => {
    const values = [...argumentsOf(compile(message))].map(([name, kind]) => `${name}: ${kinds[kind]}`);
    return `  ${JSON.stringify(key)}: ${values.length ? `{ ${values.join("; ")} }` : "null"};`;
  });
  return `// Made from locale/en.json.\nexport interface Messages {\n${lines.join("\n")}\n}\n`;
}

function catalogues() {
  const { keys, beginnings } = keysIn(join(web, "src"));
  const isSaid = (key) => keys.has(key) || [...beginnings].some((beginning) => key.startsWith(beginning));
  write("messages.ts", messageTypes(json(join(root, "locale/en.json"))));
  for (const language of languages) {
    const parts = { [language]: {}, ...Object.fromEntries(Object.keys(apart).map((part) => [`${language}.${part}`, {}])) };
    for (const [key, message] of Object.entries(json(join(root, `locale/${language}.json`)))) {
      if (!isSaid(key)) continue;
      const part = Object.keys(apart).find((name) => apart[name].test(key));
      parts[part ? `${language}.${part}` : language][key] = compile(message);
    }
    for (const [name, messages] of Object.entries(parts)) write(`words/${name}.json`, JSON.stringify(messages));
  }
}

await protocolTypes();
catalogues();
for (const game of games) write(`weights/${game}.bin`, weightsOf(game));
