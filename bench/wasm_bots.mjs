// How hard the expert thinks in WebAssembly in 300 ms of CPU time, by game and number of players:
//   build/dev/wasm_choices >choices.txt; node --no-warnings bench/wasm_bots.mjs build/wasm/tenback.wasm choices.txt
import { readFileSync } from 'node:fs';
import { load } from '../tests/wasm/module.mjs';

const [modulePath, choices] = process.argv.slice(2);
const module = await load(modulePath);
const wanted = 300; // ms
const slice = 64; // as in Limits (bots/think.hpp)
const usual = /^(classic players=\d fire=false minimum=2 hand=(8|7|6)|quick players=\d pro=false|face players=2) \|/;
const smaller = /players=1 .*hand=7|players=2 .*hand=6/; // hands of the expert variant

const positions = new Map();
for (const line of readFileSync(choices, 'utf8').split('\n')) {
  const [bot, , , position] = line.split('\t');
  if (bot !== 'expert' || !usual.test(position) || smaller.test(position.split('|')[0])) continue;
  const [game, players] = position.split(' ');
  const name = `${game} ${players.slice(-1)}`;
  positions.set(name, [...(positions.get(name) ?? []), position]);
}

const milliseconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Roll-outs in the time, thinking by the clock as the page does; fewer where the choice is clear before. */
const reached = (position) => {
  module.think(module.put(`expert\n${position}`), 1, 1 << 30);
  const start = milliseconds();
  let used = 0;
  let progress = 0;
  while (progress < 1) {
    progress = module.think_on(used, wanted);
    used = milliseconds() - start;
  }
  module.choices();
  return { rollOuts: module.roll_outs(), rate: module.roll_outs() / Math.max(used, 0.01) };
};

for (const [name, all] of positions) {
  reached(all[0]); // the compiler of the engine warms up
  // A search that ends at once says nothing about speed.
  const rates = all.map(reached).filter(({ rollOuts }) => rollOuts >= 4 * slice).map(({ rate }) => rate * wanted).sort((a, b) => a - b);
  const at = (share) => Math.round(rates[Math.floor(share * (rates.length - 1))]);
  console.log(`${name}: ${at(0.5)} roll-outs (median of ${rates.length} positions; ${at(0)} to ${at(1)})`);
}
