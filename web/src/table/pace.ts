// How fast what others lay is shown.
import { paceNow, paces } from "../preferences";
import type { Told } from "../session/told";

/** Where a clock runs nobody's time is spent on looking back. */
export function paceAt(told: Told): number {
  return told.table.clock === null ? paceNow() : Math.min(paceNow(), paces.fast);
}
