// What is chosen on the first screen, and the table that follows from it.
import { facts, games } from "../generated/facts";
import type { Game, Talk } from "../generated/protocol";
import { levels, type Level } from "../game/phrases";
import { factsOf, isVariant, optionsFor, type Variant } from "../game/variants";
import type { NewTable } from "../session/create";

/** With bots on this device, with friends at a server, or several people at this screen. */
export type Mode = "bots" | "friends" | "shared";

export interface Setup {
  game: Game;
  mode: Mode;
  bots: number; // of a game with bots
  beside: number; // bots beside the people at this screen
  people: number; // with friends: all seats; at this screen: those who share it
  names: readonly string[]; // of those who share this screen; empty: not said
  level: Level;
  variants: readonly Variant[]; // of all games
  talk: Talk;
  hints: boolean;
  listed: boolean;
  clock: number | null;
}

export const usualSetup: Setup = {
  game: "classic",
  mode: "bots",
  bots: 1,
  beside: 0,
  people: 2,
  names: [],
  level: "hard",
  variants: [],
  talk: "markers",
  hints: true,
  listed: false,
  clock: null,
};

/** A set-up as some version of the page wrote it. */
export type Stored = Readonly<Record<string, unknown>>;

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5;
const isSwitch = isOneOf(true, false);

const judges: Readonly<Record<keyof Setup, (value: unknown) => boolean>> = {
  game: isOneOf(...games),
  mode: isOneOf("bots", "friends", "shared"),
  bots: isCount,
  beside: isCount,
  people: isCount,
  names: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  level: isOneOf(...levels),
  variants: (value) => Array.isArray(value) && value.every(isVariant),
  talk: isOneOf("silent", "markers", "guarded", "open"),
  hints: isSwitch,
  listed: isSwitch,
  clock: isOneOf(null, 30, 60, 120),
};

/** Variants were switches of their own once. */
const switches: Readonly<Record<string, Variant>> = { fire: "fire", expert: "expert", smallerHand: "smaller_hand", pro: "pro" };

function withVariants(stored: Stored): Stored {
  if ("variants" in stored) return stored;
  return { ...stored, variants: Object.entries(switches).flatMap(([name, variant]) => (stored[name] === true ? [variant] : [])) };
}

/** Each part is judged by itself: what this version does not know gives way to the usual. */
export function setupFrom(before: Stored): Setup {
  const stored = withVariants(before);
  const known = Object.entries(judges).filter(([name, isGood]) => name in stored && isGood(stored[name]));
  return { ...usualSetup, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function range(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, place) => low + place);
}

/** How many people there can be. */
export function peopleChoices({ game, mode }: Setup): number[] {
  return mode === "bots" ? [1] : range(2, facts[game].most);
}

/** How many bots there can be beside the people. */
export function botChoices(setup: Setup): number[] {
  if (setup.mode === "friends") return [0];
  const people = peopleOf(setup);
  return range(Math.max(0, facts[setup.game].fewest - people), facts[setup.game].most - people);
}

export function peopleOf(setup: Setup): number {
  const choices = peopleChoices(setup);
  return between(choices[0] ?? 1, setup.people, choices.at(-1) ?? 1);
}

export function botsOf(setup: Setup): number {
  const choices = botChoices(setup);
  return between(choices[0] ?? 0, setup.mode === "shared" ? setup.beside : setup.bots, choices.at(-1) ?? 0);
}

/** What may be agreed on about talking. */
export function talkChoices({ game, mode, variants }: Setup): Talk[] {
  const all = factsOf(game, variants).talk;
  return mode === "friends" ? all : all.filter((talk) => talk === "silent" || talk === "markers"); // nobody writes on one device
}

/** Another set of variants, in which this one is chosen, or not. */
export function withVariant({ variants }: Setup, variant: Variant, chosen: boolean): Pick<Setup, "variants"> {
  const others = variants.filter((other) => other !== variant);
  return { variants: chosen ? [...others, variant] : others };
}

export function tableOf(setup: Setup): NewTable {
  const people = peopleOf(setup);
  const bots = botsOf(setup);
  const players = people + bots;
  const talk = talkChoices(setup).includes(setup.talk) ? setup.talk : "markers";
  return {
    game: setup.game,
    players,
    options: optionsFor(setup.game, players, setup.variants),
    talk: players === 1 ? "silent" : talk,
    hints: setup.hints,
    listed: setup.mode === "friends" && setup.listed,
    clock: setup.mode === "friends" ? setup.clock : null,
    bots: [...Array<null>(people).fill(null), ...Array<string>(bots).fill(setup.level)],
  };
}
