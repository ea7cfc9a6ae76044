// What is chosen on the first screen, and the table that follows from it.
import type { Game, Options, Talk } from "../generated/protocol";
import { usualHand, type Level } from "../game/phrases";
import type { NewTable } from "../session/create";

/** With bots on this device, with friends at a server, or several people at this screen. */
export type Mode = "bots" | "friends" | "shared";

export interface Setup {
  game: Game;
  mode: Mode;
  bots: number; // with bots, and beside the people at this screen
  people: number; // with friends: all seats; at this screen: those who share it
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
  people: 2,
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
  return between(choices[0] ?? 0, setup.bots, choices.at(-1) ?? 0);
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
