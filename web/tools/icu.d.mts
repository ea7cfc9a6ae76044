import type { Compiled } from "../src/words/format";

export function compile(text: string): Compiled;
export function argumentsOf(parts: Compiled): Map<string, "text" | "count" | "choice">;
