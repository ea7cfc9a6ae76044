// The module against numbers kept in tests/data, against what the bots choose natively (wasm_choices), and against what tables tell
// and keep natively, byte for byte (wasm_tables):
//   node check.mjs MODULE DATA_DIR CHOICES TABLES
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { games, weightsOf } from '../../web/tools/weights.mjs';
import { load } from './module.mjs';

const [modulePath, data, choices, tables] = process.argv.slice(2);
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

/** Without its learned weights a bot thinks all the same and says so; what is not exactly the weights of this module changes nothing. */
const checkWeights = async () => {
  const bare = await load(modulePath, []);
  const lines = readFileSync(choices, 'utf8').split('\n').map((line) => line.split('\t'));
  const positionOf = (game) => lines.find(([, , , position]) => position?.startsWith(`${game} `))[3];
  const lacks = (bot, game) => {
    expect(bare.think(bare.put(`${bot}\n${positionOf(game)}`), 1, 10) === 0, `${bot} does not think in ${game}`);
    while (bare.step(97) < 1);
    expect(bare.choices() > 0, `${bot} chooses nothing in ${game}`);
    return bare.lacks_weights() !== 0;
  };
  const lacking = () => games.flatMap((game) => ['easy', 'normal', 'hard', 'expert', 'greedy', 'planner'].filter((bot) => lacks(bot, game)).map((bot) => `${game} ${bot}`)).join();
  const all = { classic: 'classic greedy,classic planner', quick: 'quick greedy,quick planner', face: 'face easy,face normal,face hard,face expert,face greedy,face planner' };
  for (const game of games) {
    expect(lacking() === games.slice(games.indexOf(game)).map((one) => all[one]).join(), `before ${game} these lack weights: ${lacking()}`);
    const rows = weightsOf(game);
    const changed = Buffer.from(rows);
    changed[rows.length - 1] ^= 1;
    for (const wrong of [Buffer.alloc(0), rows.subarray(1), Buffer.concat([rows, rows]), changed, Buffer.alloc(rows.length)])
      expect(!bare.take_weights(bare.putBytes(wrong)) && lacks('greedy', game), `${wrong.length} bytes are taken for the weights of ${game}`);
    expect(bare.take_weights(bare.putBytes(rows)), `the weights of ${game} are refused`);
  }
  expect(lacking() === '', `these lack weights still: ${lacking()}`);
};

/** Whole games; what is asked of a table begins with its id. */
const checkTables = () => {
  let table = '';
  let games = 0;
  for (const line of readFileSync(tables, 'utf8').split('\n')) {
    if (line === '') continue;
    const [what, numbers, text, expected] = line.split('\t');
    const whole = what === 'open_table' || what === 'look' || what === 'replay' ? text : `${table}\n${text.replaceAll('\x1f', '\n')}`;
    const given = numbers.split(' ').filter((number) => number !== '').map(Number);
    const found = module.get(module[what](module.put(whole), ...given)).replaceAll('\n', '');
    expect(found === expected, `${what} ${numbers} ${text}\nexpected ${expected}\nfound    ${found}`);
    if (what === 'open_table') {
      table = JSON.parse(found).id;
      games += 1;
    }
  }
  expect(games >= 50, `only ${games} games`);
};

/** What the page might send by mistake, or a damaged log: an answer, never a stop of the module. */
const checkNonsense = () => {
  const texts = ['', '\n', '{}', '[', '{"id":1}', '{"id":1,"do":"lay"}', 'X\n{"id":1,"do":"ping"}', '\ud800', '['.repeat(5000), `{"a":${'['.repeat(600)}`, '{"table":{},"state":{},"hand":[],"plays":[]}'];
  for (const text of texts)
    for (const what of ['check', 'open_table', 'read_table', 'order', 'join', 'duty', 'bot_wish', 'bot_act', 'hint', 'records', 'look', 'replay'])
      expect(module.get(module[what](module.put(text), 1, 1)) !== undefined, `${what} ${text}`);
};

/** What people load: 200 KB gzipped at most. */
const checkSize = () => {
  const size = gzipSync(readFileSync(modulePath), { level: 9 }).length;
  expect(size <= 200_000, `${size} bytes gzipped`);
};

checkNumbers('perft.txt', module.perft, (text) => BigInt(text));
checkNumbers('signature.txt', module.signature, (text) => BigInt(text.startsWith('0x') ? text : `0x${text}`));
checkRefusals();
checkChoices();
await checkWeights();
checkTables();
checkNonsense();
checkSize();
console.log(`wasm: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
