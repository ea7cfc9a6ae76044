// Tables of this device in a real Chromium: workers, IndexedDB and WebAssembly as people have them.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type * as Scenarios from "./local_scenarios";

const web = fileURLToPath(new URL("..", import.meta.url));
const schema = JSON.parse(readFileSync(`${web}/../docs/protocol.schema.json`, "utf8")) as object;
const isMessage = new Ajv2020({ strict: false }).compile(schema);

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }); // a loaded machine is slow, not wrong

let vite: ViteDevServer;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  vite = await createServer({
    root: web,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", fs: { strict: false }, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await vite.listen();
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
});
afterAll(async () => {
  await browser.close();
  await vite.close();
});
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());

/** A tab of this origin with the scenarios at hand. */
async function tab(): Promise<Page> {
  const page = await context.newPage();
  await arrive(page);
  return page;
}
async function arrive(page: Page): Promise<void> {
  const address = vite.httpServer?.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  await page.goto(`http://127.0.0.1:${address.port}/src/carrier.ts`);
  // As text: vitest would turn the import into one of its own.
  await page.evaluate(`import("/test/local_scenarios.ts").then((scenarios) => void (globalThis.s = scenarios))`);
}
declare const s: typeof Scenarios;
declare const kept: { people: Scenarios.Player[]; keys: string[]; table: string };

async function messagesAreGood(page: Page): Promise<void> {
  const told = await page.evaluate(() => s.told);
  expect(told.length).toBeGreaterThan(0);
  for (const message of told) expect(isMessage(message), JSON.stringify([message, isMessage.errors])).toBe(true);
}

const games: [string, Scenarios.Setup][] = [
  ["The Game alone", { game: "classic", players: 1 }],
  ["On Fire alone", { game: "classic", players: 1, options: { fire: true } }],
  ["On Fire for five", { game: "classic", players: 5, options: { fire: true } }],
  ["The Game for two experts", { game: "classic", players: 2, options: { minimum: 3, hand: 6 } }],
  ["Quick & Easy for two", { game: "quick", players: 2 }],
  ["Quick & Easy for three professionals", { game: "quick", players: 3, options: { pro: true } }],
  ["Face to Face", { game: "face", players: 2 }],
];
test.each(games)("%s is played to its end, and its record can be stepped through", async (_, setup) => {
  const page = await tab();
  const end = await page.evaluate(async (wanted) => {
    const { people, table } = await s.dealt(wanted);
    while (await s.takeTurn(people));
    const replay = (await s.loadRules()).replay(await s.localRecords(table));
    const last = "games" in replay ? replay.games[0]?.steps.at(-1)?.state : undefined;
    return { state: people[0]?.state, last, statistics: await s.localStatistics(), list: await s.listLocal() };
  }, setup);
  expect(["won", "lost"]).toContain(end.state?.status);
  expect(end.last?.piles).toEqual(end.state?.piles);
  expect(end.last?.left).toBe(end.state?.left);
  expect(end.statistics).toMatchObject([{ game: setup.game, games: 1 }]);
  expect(end.list).toMatchObject([{ game: setup.game, round: 1, over: true }]);
  await messagesAreGood(page);
});

test("a table comes back after a reload in the middle of a turn, and nothing is done twice", async () => {
  const page = await tab();
  const before = await page.evaluate(async () => {
    const { people, keys, table } = await s.dealt({ game: "classic", players: 1 });
    const [me] = people;
    if (!me) throw new Error("nobody");
    const card = me.hand[0] ?? "";
    await me.ask({ do: "lay", plays: [`${card}>U1`] }, 77);
    return { table, key: keys[0] ?? "", card, number: me.number, hand: me.hand };
  });
  await page.reload();
  await arrive(page);
  const after = await page.evaluate(async ({ table, key, card }) => {
    const me = new s.Player();
    const joined = await me.join(table, key);
    const again = await me.ask({ do: "lay", plays: [`${card}>U1`] }, 77);
    return { joined, again, number: me.number, hand: me.hand, top: me.state?.piles.U1, history: me.history };
  }, before);
  expect(after.joined).toMatchObject({ ok: true, you: 1, last: 77 });
  expect(after.again).toMatchObject({ ok: true, again: true });
  expect(after).toMatchObject({ number: before.number, hand: before.hand, top: before.card });
  expect(after.history).toEqual(["dealt", "turn", "play"]);
});

test("a bot wishes, takes its turns, and gives hints", async () => {
  const page = await tab();
  const seen = await page.evaluate(async () => {
    const { people } = await s.seated({ game: "classic", players: 2, bots: [null, "easy"] });
    const [me] = people;
    if (!me) throw new Error("nobody");
    await me.ask({ do: "deal", again: false });
    await me.ask({ do: "wish", wish: "very_much" });
    await me.until(() => me.state?.seat === 1);
    const hint = await me.ask({ do: "hint" });
    await s.takeTurn(people);
    await me.until(() => me.state?.turn === 3);
    return { hint, history: me.history };
  });
  expect(seen.hint).toMatchObject({ ok: true });
  expect(seen.hint.ok && seen.hint.turns?.[0]?.plays.at(-1)).toBe(".");
  expect(seen.history.filter((event) => event === "wish")).toHaveLength(2);
  expect(seen.history.filter((event) => event === "end")).toHaveLength(2);
  await messagesAreGood(page);
});

test("a play is taken back, and the same cards are dealt again", async () => {
  const page = await tab();
  const seen = await page.evaluate(async () => {
    const { people } = await s.dealt({ game: "classic", players: 1 });
    const [me] = people;
    if (!me) throw new Error("nobody");
    const hand = [...me.hand];
    await me.ask({ do: "lay", plays: [`${hand[0]}>U1`] });
    const back = await me.ask({ do: "take_back" });
    const taken = [...me.hand];
    while (await s.takeTurn(people));
    await me.ask({ do: "deal", again: true });
    return { back, hand, taken, dealt: me.hand, known: me.state?.known };
  });
  expect(seen.back).toMatchObject({ ok: true });
  expect(seen.taken).toEqual(seen.hand);
  expect(seen.dealt).toEqual(seen.hand);
  expect(seen.known).toBe(true);
});

test("people at one screen are told their own cards only", async () => {
  const page = await tab();
  const seen = await page.evaluate(async () => {
    const { people } = await s.dealt({ game: "classic", players: 3 });
    return people.map((person) => person.hand);
  });
  expect(new Set(seen.flat()).size).toBe(18);
});

test("whoever is refused at the door does not close the room to those who come in behind them", async () => {
  const page = await tab();
  const heard = await page.evaluate(async () => {
    const maker = new s.Player();
    const key = "1".repeat(32);
    const made = await maker.ask({ do: "create", nonce: "0".repeat(32), game: "quick", players: 2, talk: "markers", hints: true, listed: false, clock: null, bots: [null, null] });
    const table = made.ok ? (made.table ?? "") : "";
    maker.close();
    const [refused, first] = [new s.Player(), new s.Player()];
    const answers = await Promise.all([refused.join(table, key), first.join(table)]); // in this order
    await refused.join(table);
    await first.ask({ do: "sit", seat: 1, name: "Ann", key });
    const told = refused.until(() => refused.number >= first.number).then(() => true);
    const late = new Promise((resolve) => setTimeout(() => resolve(false), 20_000));
    return [...answers.map(({ ok }) => ok), await Promise.race([told, late])];
  });
  expect(heard).toEqual([false, true, true]);
});

test("two tabs: whoever looks on sees it, and a seat is played from one of them", async () => {
  const first = await tab();
  const { table, key } = await first.evaluate(async () => {
    const all = await s.dealt({ game: "classic", players: 1 });
    Object.assign(globalThis, { kept: all });
    return { table: all.table, key: all.keys[0] ?? "" };
  });
  const second = await tab();
  const number = await second.evaluate(async ({ table }) => {
    const watcher = new s.Player();
    await watcher.join(table);
    Object.assign(globalThis, { watcher });
    return watcher.number;
  }, { table });
  await first.evaluate(() => s.takeTurn(kept.people));
  await second.evaluate(async (before) => {
    const { watcher } = globalThis as unknown as { watcher: Scenarios.Player };
    await watcher.until(() => watcher.number > before && watcher.state?.turn === 2);
  }, number);
  const laid = await second.evaluate(async ({ table, key }) => {
    const me = new s.Player();
    await me.join(table, key);
    return s.takeTurn([me]);
  }, { table, key });
  expect(laid).toBe(true);
  const bye = await first.evaluate(async () => {
    const [me] = kept.people;
    await me?.until(() => me.bye !== null);
    return me?.bye;
  });
  expect(bye).toBe("elsewhere");
});

test("what is refused says why, and a deleted table is gone", async () => {
  const page = await tab();
  const seen = await page.evaluate(async () => {
    const { people, table } = await s.dealt({ game: "classic", players: 1 });
    const [me] = people;
    if (!me) throw new Error("nobody");
    const none = await new s.Player().join("23456789ABCDEFGH");
    const code = await new s.Player().join(table.slice(0, 6).toLowerCase());
    const foreign = await new s.Player().join(table, "0".repeat(32));
    const chat = await me.ask({ do: "chat", text: "hello" });
    const bad = await me.ask({ do: "lay", plays: [] });
    const early = await me.ask({ do: "lay", plays: ["."] });
    const lobby = await me.ask({ do: "lobby" });
    await s.deleteLocal(table);
    await me.until(() => me.bye !== null);
    return { none, code, foreign, chat, bad, early, lobby, bye: me.bye, list: await s.listLocal() };
  });
  expect(seen.none).toMatchObject({ error: { code: "no_table" } });
  expect(seen.code).toMatchObject({ ok: true, you: null });
  expect(seen.foreign).toMatchObject({ error: { code: "wrong_key" } });
  expect(seen.chat).toMatchObject({ error: { code: "no_chat" } });
  expect(seen.bad).toMatchObject({ error: { code: "bad_message" } });
  expect(seen.early).toMatchObject({ error: { code: "too_few_cards" } });
  expect(seen.lobby).toMatchObject({ ok: true, tables: [{ game: "classic" }] });
  expect(seen.bye).toBe("gone");
  expect(seen.list).toEqual([]);
  await messagesAreGood(page);
});
