// CPU time that the expert takes in WebAssembly for the choices that a native program has just made, to set beside that program's own time:
//   time build/bots/wasm_choices >choices.txt; node --no-warnings bench/wasm_against_native.mjs build/wasm/tenback.wasm choices.txt
import { readFileSync } from 'node:fs';
import { load } from '../tests/wasm/module.mjs';

const [modulePath, choices] = process.argv.slice(2);
const module = await load(modulePath);
const questions = readFileSync(choices, 'utf8').split('\n').filter(Boolean).map((line) => line.split('\t'));

function chooseAll() {
  const start = process.cpuUsage();
  for (const [bot, seed, effort, position] of questions) {
    module.think(module.put(`${bot}\n${position}`), Number(seed), Number(effort));
    while (module.step(1 << 16) < 1);
    module.choices();
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const cold = chooseAll(); // the compiler of the engine warms up
const warm = Math.min(chooseAll(), chooseAll(), chooseAll());
console.log(`${questions.length} choices: ${warm.toFixed(2)} s of CPU time, ${cold.toFixed(2)} s the first time`);
