/** A compiled message: see tools/icu.mjs. */
export type Part = string | [name: string] | [name: string, kind: "#"] | [name: string, kind: "plural" | "select", cases: Cases];
export interface Cases {
  [word: string]: Part[];
}
export type Compiled = string | Part[];
export type Values = Readonly<Record<string, string | number>>;

/** Counting in a language: which plural form, and how a number is written. */
export interface Counting {
  form(count: number): string;
  digits(count: number): string;
}

export function countingIn(language: string): Counting {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return { form: (count) => rules.select(count), digits: (count) => numbers.format(count) };
}

function chosen(part: [string, "plural" | "select", Cases], value: string | number, counting: Counting): Part[] {
  const [, kind, cases] = part;
  const exact = kind === "plural" ? cases[`=${value}`] : cases[value];
  return exact ?? (kind === "plural" ? cases[counting.form(Number(value))] : undefined) ?? cases["other"] ?? [];
}

function say(part: Part, values: Values, counting: Counting): string {
  if (typeof part === "string") return part;
  const value = values[part[0]] ?? "";
  if (part.length === 1) return String(value);
  if (part[1] === "#") return counting.digits(Number(value));
  return format(chosen(part, value, counting), values, counting);
}

export function format(message: Compiled, values: Values, counting: Counting): string {
  return typeof message === "string" ? message : message.map((part) => say(part, values, counting)).join("");
}
