// What bots have learned: a file for each game, fetched when a bot that uses it is first asked.
import classic from "../generated/weights/classic.bin?url";
import face from "../generated/weights/face.bin?url";
import quick from "../generated/weights/quick.bin?url";
import type { Game } from "../generated/protocol";
import type { Module, TextExports } from "../rules/module";

/** A module that plays with what was learned. */
type Learner = Module<TextExports & { take_weights(length: number): number }>;

const addresses: Readonly<Record<Game, string>> = { classic, quick, face };
const coming = new Map<Game, Promise<boolean>>();

async function fetchWeights(game: Game, { exports, putBytes }: Learner): Promise<boolean> {
  try {
    const response = await fetch(addresses[game]);
    return response.ok && exports.take_weights(putBytes(new Uint8Array(await response.arrayBuffer()))) !== 0;
  } catch {
    return false; // no network, and not kept
  }
}

/** Whether the module has them in the end. After a failure the next who asks tries again. */
export function bringWeights(game: Game, module: Learner): Promise<boolean> {
  const bringing = coming.get(game) ?? fetchWeights(game, module).finally(() => coming.delete(game));
  coming.set(game, bringing);
  return bringing;
}
