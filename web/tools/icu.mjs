// Messages of locale/*.json (docs/languages.md: a subset of ICU) as nested lists that src/words/format.ts reads. No code is
// made of them: the page runs without eval.
//
// text → string; {name} → ["name"]; # → ["name", "#"]; plural and select → ["name", "plural" | "select", {case: parts}]

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  fail(what) {
    throw new Error(`${what} at ${this.at} of: ${this.text}`);
  }

  take(expected) {
    this.blanks();
    if (this.text[this.at] !== expected) this.fail(`"${expected}" expected`);
    this.at += 1;
  }

  blanks() {
    while (/\s/.test(this.text[this.at] ?? "")) this.at += 1;
  }

  word() {
    this.blanks();
    const found = /^[=a-zA-Z0-9_]+/.exec(this.text.slice(this.at));
    if (!found) this.fail("a word expected");
    this.at += found[0].length;
    return found[0];
  }

  /** Up to the end or an unmatched "}"; `counted` is the argument that # means. */
  parts(counted) {
    const parts = [];
    let text = "";
    const flush = () => {
      if (text) parts.push(text);
      text = "";
    };
    for (; this.at < this.text.length && this.text[this.at] !== "}"; ) {
      const sign = this.text[this.at];
      if (sign !== "{" && !(sign === "#" && counted)) {
        text += sign;
        this.at += 1;
        continue;
      }
      flush();
      if (sign === "{") parts.push(this.argument(counted));
      else {
        parts.push([counted, "#"]);
        this.at += 1;
      }
    }
    flush();
    return parts;
  }

  argument(counted) {
    this.take("{");
    const name = this.word();
    this.blanks();
    if (this.text[this.at] === "}") {
      this.at += 1;
      return [name];
    }
    this.take(",");
    const kind = this.word();
    if (kind !== "plural" && kind !== "select") this.fail(`no such form as ${kind}`);
    this.take(",");
    const cases = this.cases(kind === "plural" ? name : counted);
    if (!cases.other) this.fail(`${name} lacks "other"`);
    return [name, kind, cases];
  }

  cases(counted) {
    const cases = {};
    for (this.blanks(); this.text[this.at] !== "}"; this.blanks()) {
      const word = this.word();
      this.take("{");
      cases[word] = this.parts(counted);
      this.take("}");
    }
    this.take("}");
    return cases;
  }
}

/** A message as format.ts reads it: a string where there is nothing to fill in. */
export function compile(text) {
  const reader = new Reader(text);
  const parts = reader.parts(null);
  if (reader.at < text.length) reader.fail('"}" too many');
  return parts.length === 0 ? "" : parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

/** Every argument with its kind: "text", "count" or "choice". */
export function argumentsOf(parts, found = new Map()) {
  if (typeof parts === "string") return found;
  for (const part of parts) {
    if (typeof part === "string") continue;
    const [name, kind, cases] = part;
    if (kind === "plural") found.set(name, "count");
    else if (kind === "select") found.set(name, "choice");
    else if (!found.has(name)) found.set(name, "text");
    if (cases) for (const inner of Object.values(cases)) argumentsOf(inner, found);
  }
  return found;
}
