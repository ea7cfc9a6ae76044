// Bots think here, in slices, so that a thought can be cancelled.
import type { Advice } from "../generated/protocol";
import { start, type Module } from "../rules/module";
import type { Question } from "./door";
import type { FromBots, ToBots } from "./thinking";

const longestThought = 2000; // milliseconds, as a server has it
const slice = 64; // roll-outs between two looks at the clock
const pause = 50; // milliseconds between two looks for messages
const mostTurns = 5;

let module: Promise<Module> | undefined;
const wanted = new Map<number, Question>(); // in the order in which they were asked
let busy = false;

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

async function think(ask: number, question: Question, thinking: Module): Promise<Advice[] | null> {
  const { exports, put, get } = thinking;
  const length = exports.think(put(`${question.level}\n${question.position}`), question.seed, 0);
  if (length !== 0) throw new Error(get(length));
  const end = performance.now() + longestThought;
  let heard = performance.now();
  while (exports.step(slice) < 1 && performance.now() < end) {
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
      if (turns) postMessage({ ask, turns } satisfies FromBots);
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
