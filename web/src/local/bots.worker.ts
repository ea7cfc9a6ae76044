// Bots think here, in slices, so that a thought can be cancelled.
import type { Advice, Game, Question } from "../generated/protocol";
import { start, type Module } from "../rules/module";
import type { FromBots, ToBots } from "./thinking";
import { bringWeights } from "./weights";

const longestThought = 2000; // milliseconds, as a server has it
const pause = 50; // milliseconds between two looks for messages
const mostTurns = 5;
const longestWait = 500; // milliseconds for what a bot has learned; people do not notice that much

let module: Promise<Module> | undefined;
const wanted = new Map<number, Question>(); // in the order in which they were asked
let busy = false;

const tell = (message: FromBots): void => postMessage(message);

const messages = new MessageChannel();
/** Lets what was sent meanwhile be heard. */
function listen(): Promise<void> {
  return new Promise((resolve) => {
    messages.port1.onmessage = () => resolve();
    messages.port2.postMessage(null);
  });
}

function turnsOf({ exports, get }: Module): Advice[] {
  const count = Math.min(exports.choices(), mostTurns);
  return Array.from({ length: count }, (_, place) => ({
    plays: get(exports.choice(place)).split(" "),
    estimate: exports.estimate(place),
    motive: get(exports.motive(place)) as Advice["motive"],
  }));
}

/** Whether what bots have learned for this game comes soon. They play without it otherwise, and it may come later. */
async function comesSoon(game: Game, thinking: Module): Promise<boolean> {
  const coming = bringWeights(game, thinking);
  void coming.then((learned) => {
    if (learned) tell({ game, learned });
  });
  return Promise.race([coming, new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWait))]);
}

function begin({ exports, put, get }: Module, { level, position, seed }: Question): void {
  const length = exports.think(put(`${level}\n${position}`), seed, 0);
  if (length !== 0) throw new Error(get(length));
}

async function think(ask: number, question: Question, thinking: Module): Promise<Advice[] | null> {
  const { exports } = thinking;
  begin(thinking, question);
  if (exports.lacks_weights() !== 0) {
    const game = question.position.split(" ")[0] as Game;
    if (await comesSoon(game, thinking)) begin(thinking, question);
    else tell({ game, learned: false });
    if (!wanted.has(ask)) return null;
  }
  const began = performance.now();
  let heard = began;
  while (exports.think_on(performance.now() - began, longestThought) < 1) {
    if (performance.now() - heard < pause) continue;
    await listen();
    if (!wanted.has(ask)) return null;
    heard = performance.now();
  }
  return turnsOf(thinking);
}

async function work(): Promise<void> {
  if (busy || !module) return;
  busy = true;
  try {
    const thinking = await module;
    for (const [ask, question] of wanted) {
      const turns = await think(ask, question, thinking).finally(() => wanted.delete(ask));
      if (turns) tell({ ask, turns });
    }
  } finally {
    busy = false; // one thought that fails shall not end them all
  }
}

onmessage = (message: MessageEvent<ToBots>) => {
  const { data } = message;
  if ("module" in data) module = start(data.module);
  else if ("cancel" in data) wanted.delete(data.cancel);
  else wanted.set(data.ask, data.question);
  void work();
};
