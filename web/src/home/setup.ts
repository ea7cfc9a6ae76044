// What is chosen on the first screen, and the table that follows from it.
import type { Game, Options, Talk } from "../generated/protocol";
import { usualHand, type Level } from "../game/phrases";
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
  fire: boolean;
  expert: boolean;
  smallerHand: boolean;
  pro: boolean;
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
  fire: false,
  expert: false,
  smallerHand: false,
  pro: false,
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
  game: isOneOf("classic", "quick", "face"),
  mode: isOneOf("bots", "friends", "shared"),
  bots: isCount,
  beside: isCount,
  people: isCount,
  names: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  level: isOneOf("easy", "normal", "hard", "expert"),
  fire: isSwitch,
  expert: isSwitch,
  smallerHand: isSwitch,
  pro: isSwitch,
  talk: isOneOf("silent", "markers", "guarded", "open"),
  hints: isSwitch,
  listed: isSwitch,
  clock: isOneOf(null, 30, 60, 120),
};

/** Each part is judged by itself: what this version does not know gives way to the usual. */
export function setupFrom(stored: Stored): Setup {
  const known = Object.entries(judges).filter(([name, isGood]) => name in stored && isGood(stored[name]));
  return { ...usualSetup, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

const fewest: Readonly<Record<Game, number>> = { classic: 1, quick: 2, face: 2 };
const most: Readonly<Record<Game, number>> = { classic: 5, quick: 5, face: 2 };

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

function range(low: number, high: number): number[] {
  return Array.from({ length: Math.max(0, high - low + 1) }, (_, place) => low + place);
}

/** How many people there can be. */
export function peopleChoices({ game, mode }: Setup): number[] {
  return mode === "bots" ? [1] : range(2, most[game]);
}

/** How many bots there can be beside the people. */
export function botChoices(setup: Setup): number[] {
  if (setup.mode === "friends") return [0];
  const people = peopleOf(setup);
  return range(Math.max(0, fewest[setup.game] - people), most[setup.game] - people);
}

export function peopleOf(setup: Setup): number {
  const choices = peopleChoices(setup);
  return between(choices[0] ?? 1, setup.people, choices.at(-1) ?? 1);
}

export function botsOf(setup: Setup): number {
  const choices = botChoices(setup);
  return between(choices[0] ?? 0, setup.mode === "shared" ? setup.beside : setup.bots, choices.at(-1) ?? 0);
}

function optionsOf(setup: Setup, players: number): Options {
  if (setup.game === "face") return {};
  if (setup.game === "quick") return { pro: setup.pro };
  return { fire: setup.fire, minimum: setup.expert ? 3 : 2, hand: usualHand(players) - (setup.smallerHand ? 1 : 0) };
}

/** What may be agreed on about talking. */
export function talkChoices({ game, mode, pro }: Setup): Talk[] {
  if (mode !== "friends") return ["silent", "markers"];
  if (game === "face") return ["silent", "markers", "open"];
  return game === "quick" && pro ? ["silent", "markers"] : ["silent", "markers", "guarded"];
}

export function tableOf(setup: Setup): NewTable {
  const people = peopleOf(setup);
  const bots = botsOf(setup);
  const players = people + bots;
  const talk = talkChoices(setup).includes(setup.talk) ? setup.talk : "markers";
  return {
    game: setup.game,
    players,
    options: optionsOf(setup, players),
    talk: players === 1 ? "silent" : talk,
    hints: setup.hints,
    listed: setup.mode === "friends" && setup.listed,
    clock: setup.mode === "friends" ? setup.clock : null,
    bots: [...Array<null>(people).fill(null), ...Array<string>(bots).fill(setup.level)],
  };
}
