// review.mjs REVIEW.wasm TENBACK: the coach of the page says the same as `tenback review`, number by number.
import { deepStrictEqual } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { weightsOf } from "../../web/tools/weights.mjs";

const [module, tenback] = process.argv.slice(2);
const effort = 300;
const nothing = new Proxy({}, { get: () => () => 52 });
const { instance } = await WebAssembly.instantiate(readFileSync(module), { wasi_snapshot_preview1: nothing });
const { exports } = instance;
exports._initialize();
const bytes = (length) => new Uint8Array(exports.memory.buffer, exports.text_buffer(length), length);
const put = (given) => (bytes(given.length).set(given), given.length);
const get = (length) => new TextDecoder().decode(bytes(length));

function reviewed(game, record) {
  if (!exports.take_weights(put(weightsOf(game)))) throw new Error(`${game}: the weights are not the module's`);
  const wrong = exports.begin_review(put(new TextEncoder().encode(record)), 1, effort);
  if (wrong) throw new Error(get(wrong));
  while (exports.review_on(100) < 1);
  return JSON.parse(get(exports.review()));
}

const folder = mkdtempSync(join(tmpdir(), "tenback-review-"));
try {
  for (const [game, ...variant] of [["classic", "--players", "2"], ["classic", "--players", "3", "--fire"], ["quick", "--players", "3"], ["face"]]) {
    const file = join(folder, "game.jsonl");
    execFileSync(tenback, ["simulate", game, ...variant, "--bots", game === "face" ? "greedy,greedy" : "greedy", "--games", "1", "--seed", "3", "--records", file], { stdio: "ignore" });
    const record = readFileSync(file, "utf8").split("\n")[0];
    const [line] = execFileSync(tenback, ["review", file, "--json", "--effort", String(effort), "--game", "1"], { encoding: "utf8" }).split("\n");
    const { game: _number, variant: name, effort: _effort, seed: _seed, player: _player, networks: _networks, ...native } = JSON.parse(line);
    deepStrictEqual(reviewed(game, record), native);
    console.log(`same review from WebAssembly: ${name}, ${native.turns.length} turns`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
