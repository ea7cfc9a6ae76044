// The folders of src depend on each other in one direction, so that each can be read, tested and moved without those above it.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const source = "src";
const isCode = (file: string) => /\.tsx?$/.test(file);
/** A folder; a file that stands in none is one of its own. */
const folderOf = (file: string) => file.split("/")[0] ?? file;

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), "utf8");
  const named = [...text.matchAll(/\b(?:from|import|import\(|URL\()\s*"(\.[^"?]+)"/g)].map((found) => found[1] ?? "");
  return named.map((name) => join(dirname(file), name)).filter((name) => !name.startsWith(".."));
}

/** Every folder with those that it uses, and for each an import by which it does. */
function uses(): Map<string, Map<string, string>> {
  const all = new Map<string, Map<string, string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }).filter(isCode))
    for (const imported of importsOf(file)) {
      const [from, to] = [folderOf(file).replace(/\.tsx?$/, ""), folderOf(imported)];
      if (from === to) continue;
      const used = all.get(from) ?? new Map<string, string>();
      all.set(from, used.set(to, `${file} imports ${imported}`));
    }
  return all;
}

/** The imports of a circle, or none. */
function circle(all: ReturnType<typeof uses>): string[] {
  const done = new Set<string>();
  const walk = (folder: string, way: string[], imports: string[]): string[] => {
    if (way.includes(folder)) return imports.slice(way.indexOf(folder));
    if (done.has(folder)) return [];
    for (const [next, by] of all.get(folder) ?? []) {
      const found = walk(next, [...way, folder], [...imports, by]);
      if (found.length > 0) return found;
    }
    done.add(folder);
    return [];
  };
  for (const folder of all.keys()) {
    const found = walk(folder, [], []);
    if (found.length > 0) return found;
  }
  return [];
}

it("no folder uses one that uses it", () => {
  const all = uses();
  expect(all.get("table")?.has("session")).toBe(true); // the imports are read at all
  expect(circle(all)).toEqual([]);
});

it("a circle is named by its imports", () => {
  const all = new Map([
    ["home", new Map([["table", "home/a imports table/b"]])],
    ["table", new Map([["ui", "table/b imports ui/c"], ["home", "table/d imports home/a"]])],
  ]);
  expect(circle(all)).toEqual(["home/a imports table/b", "table/d imports home/a"]);
});
