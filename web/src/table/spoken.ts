// What those hear who do not see the table: the pile that the arrows point at, and the card that was planned.
import { partsOf } from "../game/cards";
import { t } from "../words/words";
import { mainLabel } from "./actions";
import type { Desk } from "./desk";
import { spokenCard } from "./hand";
import { outlookAt, spokenPile } from "./piles";

export function spokenChoice(desk: Desk): string {
  const told = desk.session.told.value;
  const pile = desk.pile.value;
  if (!told || !desk.myMove) return "";
  if (desk.card.value && pile) return `${spokenPile(desk, told, pile)}. ${outlookAt(desk, told, pile).text}`;
  const last = desk.plan.value.at(-1);
  if (!last || desk.card.value) return "";
  const { card, pile: where } = partsOf(last);
  return `${t("page.says.planned", { card: spokenCard(told, card), pile: where })} ${mainLabel(desk, told)}.`;
}
