import { unlearned } from "../local/unlearned";
import { isRunning } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

/** Said while bots of this device play without what they have learned. */
export function unlearnedLine({ isLocal, session }: Desk): string {
  const told = session.told.value;
  return isLocal && told && isRunning(told) && unlearned.value.includes(told.table.game) ? t("page.unlearned") : "";
}
