import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countingIn, format, type Values } from "../src/words/format";
import { languages, preferredLanguage } from "../src/words/words";
import { argumentsOf, compile } from "../tools/icu.mjs";

interface Case {
  language: string;
  key: string;
  args: Values;
  expected: string;
}
const locale = (name: string): unknown => JSON.parse(readFileSync(`../locale/${name}.json`, "utf8"));

describe("messages", () => {
  it.each(locale("cases") as Case[])("say $expected ($language, $key)", ({ language, key, args, expected }) => {
    const message = (locale(language) as Record<string, string>)[key] ?? "";
    expect(format(compile(message), args, countingIn(language))).toBe(expected);
  });

  it("of every language compile", () => {
    for (const language of languages)
      for (const message of Object.values(locale(language) as Record<string, string>)) compile(message);
  });

  it("that are malformed are refused", () => {
    for (const text of ["{n", "{n, plural, one {x}}", "{n, date}", "a}"]) expect(() => compile(text)).toThrow();
  });

  it("know what they are about", () => {
    expect([...argumentsOf(compile("{a} {n, plural, one {# {b}} other {#}} {c, select, other {}}"))]).toEqual([
      ["a", "text"],
      ["n", "count"],
      ["b", "text"],
      ["c", "choice"],
    ]);
  });
});

describe("the language", () => {
  it("is the first of the reader's that we speak", () => {
    expect(preferredLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
    expect(preferredLanguage(["fr"])).toBe("en");
  });
});
