// Makes src/generated: protocol.ts and exports.ts from docs/*.schema.json, facts.ts by asking the engine, weights/*.bin from
// src/players/bots/trained, languages.ts, messages.ts and words/*.json from locale/*.json. A catalogue holds the messages whose keys stand somewhere in
// src; "rules.", "tutorial." and "review." go into files of their own, loaded when they are read.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compile as typesOf } from "json-schema-to-typescript";
import { argumentsOf, compile } from "./icu.mjs";
import { games, weightsOf } from "./weights.mjs";

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(web);
const generated = join(web, "src/generated");
const module = join(root, "build/wasm/facts.wasm");
const apart = { rules: /^(rules|tutorial)\./, review: /^review\.(?!title$)/ };

const json = (path) => JSON.parse(readFileSync(path, "utf8"));
const protocol = json(join(root, "docs/protocol.schema.json"));
const door = json(join(root, "docs/module.schema.json"));
const languages = Object.keys(json(join(root, "locale/languages.json")));

function write(name, content) {
  const path = join(generated, name);
  mkdirSync(dirname(path), { recursive: true });
  const bytes = Buffer.from(content);
  if (!existsSync(path) || !readFileSync(path).equals(bytes)) writeFileSync(path, bytes);
}

/** Both schemas in one file: what the module answers is made of parts of the protocol. */
async function types() {
  const bare = (_, value) => (value?.$ref ? { $ref: value.$ref.replace("protocol.schema.json", "") } : value); // else a description makes a copy
  const own = JSON.parse(JSON.stringify(door.$defs), bare);
  const anyOf = [...protocol.anyOf, ...Object.keys(own).map((name) => ({ $ref: `#/$defs/${name}` }))];
  const text = await typesOf({ title: "anything", anyOf, $defs: { ...protocol.$defs, ...own } }, "Anything", {
    bannerComment: "// Made from docs/protocol.schema.json and docs/module.schema.json.",
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
  });
  write("protocol.ts", text);
}

function exportTypes() {
  const lines = Object.entries(door.functions).map(([name, { text, numbers = [], gives }]) => {
    const parameters = [...(text ? ["length"] : []), ...numbers].map((parameter) => `${parameter}: number`);
    return `  ${name}(${parameters.join(", ")}): ${gives === "nothing" ? "void" : "number"};`;
  });
  write("exports.ts", `// Made from docs/module.schema.json.\nexport interface Exports {\n  memory: WebAssembly.Memory;\n${lines.join("\n")}\n}\n`);
}

/** What the engine says about the games, asked once: pages know it before the module is there, and where it cannot run. */
async function facts() {
  if (!existsSync(module)) throw new Error("build/wasm/facts.wasm is not there: cmake --workflow --preset wasm builds it");
  const nothing = new Proxy({}, { get: () => () => 52 });
  const { instance } = await WebAssembly.instantiate(readFileSync(module), { wasi_snapshot_preview1: nothing });
  const { facts, memory, text_buffer, _initialize } = instance.exports;
  _initialize();
  const length = facts();
  const text = new TextDecoder().decode(new Uint8Array(memory.buffer, text_buffer(length), length));
  const { games, marks } = JSON.parse(text);
  const variants = Object.values(games).flatMap(({ options }) => options.map(({ variant }) => variant));
  const listed = (name, values) => `export const ${name} = ${JSON.stringify(values)} as const;`;
  write("facts.ts", `// Made by asking build/wasm/facts.wasm.
import type { Facts } from "./protocol";
${listed("games", Object.keys(games))}
${listed("marks", marks)}
${listed("variants", variants)}
export const facts: Facts["games"] = ${JSON.stringify(games)};
`);
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

await types();
exportTypes();
await facts();
write("languages.ts", `// Made from locale/languages.json.\nexport const languages = ${JSON.stringify(languages)} as const;\n`);
catalogues();
for (const game of games) write(`weights/${game}.bin`, weightsOf(game));
