// The module against numbers kept in tests/data and against what the bots choose natively (wasm_choices):
//   node check.mjs MODULE DATA_DIR CHOICES
import { readFileSync } from 'node:fs';
import { load } from './module.mjs';

const [modulePath, data, choices] = process.argv.slice(2);
const module = await load(modulePath);

let passed = 0;
let failed = 0;
const expect = (right, what) => {
  if (right) passed += 1;
  else {
    failed += 1;
    if (failed <= 20) console.error(what);
  }
};

const checkNumbers = (file, call, parse) => {
  for (const line of readFileSync(`${data}/${file}`, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [variant, seed, count, expected] = line.split('|').map((field) => field.trim());
    const found = BigInt.asUintN(64, call(module.put(variant), Number(seed), Number(count)));
    expect(found === parse(expected), `${file}: ${line}: found ${found}`);
  }
};

const bitsOf = (number) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, number);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
};

/** Thinks in slices, as the page does. */
const chosen = (bot, position, seed, effort) => {
  const length = module.think(module.put(`${bot}\n${position}`), seed, effort);
  if (length !== 0) return { turn: `refused: ${module.get(length)}`, bits: '' };
  while (module.step(97) < 1);
  module.choices();
  return { turn: module.get(module.choice(0)), bits: bitsOf(module.estimate(0)) };
};

const checkChoices = () => {
  const positions = new Set();
  for (const line of readFileSync(choices, 'utf8').split('\n')) {
    if (line === '') continue;
    const [bot, seed, effort, position, turn, bits] = line.split('\t');
    const found = chosen(bot, position, Number(seed), Number(effort));
    expect(found.turn === turn && found.bits === bits, `${line}: found ${found.turn} ${found.bits}`);
    positions.add(position);
  }
  expect(positions.size >= 1000, `only ${positions.size} positions`);
};

/** What is no position is refused with a reason. */
const checkRefusals = () => {
  const position = 'classic players=1 | you=1 seat=1 turn=1 played=0 given=0 tops=-,-,-,- due=- hand=2,3,4,5,6,7,8,9 counts=8 draw=90 laid=- said=-';
  expect(module.think(module.put(`expert\n${position}`), 1, 10) === 0, 'a good position is accepted');
  for (const text of ['', 'expert', 'nobody\n' + position, 'expert\nnonsense', 'expert\n' + position.replace('draw=90', 'draw=91')]) {
    expect(module.think(module.put(text), 1, 10) > 0, `accepted: ${text}`);
  }
};

checkNumbers('perft.txt', module.perft, (text) => BigInt(text));
checkNumbers('signature.txt', module.signature, (text) => BigInt(text.startsWith('0x') ? text : `0x${text}`));
checkRefusals();
checkChoices();
console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
