// Which options a table has chosen, and what follows from them: the engine's words, asked when the page was built.
import { facts, variants } from "../generated/facts";
import type { Game, Options, Players, VariantFacts } from "../generated/protocol";

/** Of a game that is played with an option's other value; its words are `variant.…`. */
export type Variant = (typeof variants)[number];

export function isVariant(name: unknown): name is Variant {
  return (variants as readonly unknown[]).includes(name);
}

export function variantsFor(game: Game): Variant[] {
  return facts[game].options.map(({ variant }) => variant).filter(isVariant);
}

export function variantsIn({ game, players, options }: { game: Game; players: Players; options: Options }): Variant[] {
  const given = options as Readonly<Record<string, unknown>>;
  const chosen = facts[game].options.filter(({ name, usual }) => given[name] !== undefined && given[name] !== usual[players - 1]);
  return chosen.map(({ variant }) => variant).filter(isVariant);
}

export function optionsFor(game: Game, players: Players, chosen: readonly Variant[]): Options {
  const value = ({ variant, usual, other }: (typeof facts)[Game]["options"][number]) => (isVariant(variant) && chosen.includes(variant) ? other : usual)[players - 1];
  return Object.fromEntries(facts[game].options.map((option) => [option.name, value(option)]));
}

/** What may be agreed on, and how much laid, with these. */
export function factsOf(game: Game, chosen: readonly Variant[]): VariantFacts {
  const all = facts[game].variants;
  const found = all.find(({ variants }) => variants.every((name) => isVariant(name) && chosen.includes(name)) && variants.length === variantsFor(game).filter((name) => chosen.includes(name)).length);
  if (!found) throw new Error(`no variant of ${game}: ${chosen.join(", ")}`);
  return found;
}

/** Whether the next card must go on a burning pile (OF-3). */
export function coversAtOnce(table: { game: Game; players: Players; options: Options }): boolean {
  return factsOf(table.game, variantsIn(table)).cover_at_once.includes(table.players);
}
