// The coach thinks here, in slices; it tells what it has found whenever a turn is judged.
import address from "../../../build/wasm/review.wasm?url";
import { bringWeights } from "../local/weights";
import { start, type Module, type TextExports } from "../rules/module";
import type { FromCoach, OpenCards, Review, ToCoach } from "./review";

/** What src/wasm/review_door.cpp exports. */
interface CoachExports extends TextExports {
  take_weights(length: number): number;
  begin_review(length: number, seed: number, effort: number): number;
  review_on(rollOuts: number): number;
  review(): number;
  open_on(nodes: number): number;
  open_cards(): number;
}

const slice = 500; // roll-outs, and nodes with open cards
const between = 200; // milliseconds between two reports

const tell = (message: FromCoach): void => postMessage(message);
const loaded: Promise<Module<CoachExports>> = fetch(address)
  .then((response) => response.arrayBuffer())
  .then((bytes) => WebAssembly.compile(bytes))
  .then((module) => start<CoachExports>(module));

async function judge(record: string, game: Parameters<typeof bringWeights>[0]): Promise<void> {
  const coach = await loaded;
  const { exports, put, get } = coach;
  await bringWeights(game, coach);
  const wrong = exports.begin_review(put(record), 1, 0);
  if (wrong !== 0) {
    tell({ error: get(wrong) });
    return;
  }
  const report = (progress: number): void => tell({ progress, review: JSON.parse(get(exports.review())) as Review });
  let progress = 0;
  let told = performance.now();
  while (progress < 1) {
    progress = exports.review_on(slice);
    if (performance.now() - told < between || progress === 1) continue;
    report(progress);
    told = performance.now();
  }
  report(1);
}

async function openCards(): Promise<void> {
  const { exports, get } = await loaded;
  while (exports.open_on(slice) === 0);
  const length = exports.open_cards();
  tell({ open: length === 0 ? null : (JSON.parse(get(length)) as OpenCards) });
}

onmessage = ({ data }: MessageEvent<ToCoach>) => {
  const work = data === "open cards" ? openCards() : judge(data.record, data.game);
  work.catch((error: unknown) => tell({ error: String(error) }));
};
