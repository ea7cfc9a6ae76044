// The set-up of the last game, so that one press plays it again.
import { kept } from "../preferences";
import { setupFrom, type Setup, type Stored } from "./setup";

const isStored = (value: unknown): value is Stored => typeof value === "object" && value !== null && !Array.isArray(value);
const stored = kept<Stored>("setup", {}, isStored);

export function lastSetup(): Setup {
  return setupFrom(stored.value);
}

export function changeSetup(changes: Partial<Setup>): void {
  stored.value = { ...stored.value, ...changes };
}

/** Whether the options are folded out. */
export const optionsOpen = kept("options", false, (value) => typeof value === "boolean");
