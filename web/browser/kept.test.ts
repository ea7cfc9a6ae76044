// What browsers keep since commit 22e4451 (browser/fixtures/storage_22e4451.json: its page's localStorage and IndexedDB) opens in every later
// version: games, seats, settings. What a newer version has written is refused and stays as it is.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { handOf, mouse, playTurn } from "./player";
import { startWorld } from "./world";

interface Kept {
  version: number;
  localStorage: Record<string, string>;
  logs: [(string | number)[], unknown][];
  tables: [string, unknown][];
  running: string; // the address of a game that goes on
  hand: string[]; // in it
  shared: string; // the address of one at one screen
}
const fixture = JSON.parse(readFileSync("browser/fixtures/storage_22e4451.json", "utf8")) as Kept;

const world = startWorld();
let page: Page;
beforeEach(async () => {
  ({ page } = await world.come());
});

/** The device has been here before: its storage is filled before the page is opened. */
async function comeBack(kept: Kept): Promise<void> {
  const blank = `${world.server.url}/blank`; // of this origin, and not the page
  await page.route(blank, (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }));
  await page.goto(blank);
  await page.evaluate(async ({ version, localStorage: items, logs, tables }) => {
    for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text);
    const request = indexedDB.open("tenback", version);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("logs");
      request.result.createObjectStore("tables", { keyPath: "id" });
    };
    await new Promise((resolve) => (request.onsuccess = resolve));
    const transaction = request.result.transaction(["logs", "tables"], "readwrite");
    for (const [key, line] of logs) transaction.objectStore("logs").put(line, key);
    for (const [, table] of tables) transaction.objectStore("tables").put(table);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    request.result.close();
  }, kept);
}

/** The first line of the log of a table. */
function firstLine(table: string): Promise<unknown> {
  return page.evaluate(async (id) => {
    const request = indexedDB.open("tenback");
    await new Promise((resolve) => (request.onsuccess = resolve));
    const line = request.result.transaction("logs").objectStore("logs").get([id, 1]);
    await new Promise((resolve) => (line.onsuccess = resolve));
    request.result.close();
    return line.result as unknown;
  }, table);
}

it("settings and the game that was left last are found again, and it goes on", async () => {
  await comeBack(fixture);
  await page.goto(world.server.url);
  await page.locator("html[lang=de][data-scheme=light] .home").waitFor();
  await page.locator(".go-on").click();
  await page.locator(".table[data-moves] .hand-card").nth(5).waitFor();
  expect(new URL(page.url()).hash).toBe(fixture.running);
  expect(await handOf(page)).toEqual(fixture.hand);
  await playTurn(page, mouse);
});

it("kept games are listed, count in the statistics, and open", async () => {
  await comeBack(fixture);
  await page.goto(`${world.server.url}/#games`);
  await page.locator(".lobby-row").nth(3).waitFor();
  expect(await page.locator(".lobby-row").count()).toBe(fixture.tables.length);
  await page.locator(".histogram").waitFor();
  const over = page.locator(".lobby-row .main", { hasText: "Öffnen" });
  expect(await over.count()).toBe(2);
  await over.first().click();
  await page.locator(".ending h2").waitFor();
});

it("a game at one screen has all its seats", async () => {
  await comeBack(fixture);
  await page.goto(`${world.server.url}/${fixture.shared}`);
  await page.locator(".hand-over .main").click();
  await page.locator(".table[data-moves] .hand-card").nth(1).waitFor();
});

it("a game of a newer format is refused, and nothing of it is changed", async () => {
  const table = fixture.running.split("/")[1] ?? "";
  const newer = fixture.logs.map(([key, line]): [(string | number)[], unknown] => [key, String(line).replace('"event":"opened","version":1', '"event":"opened","version":99')]);
  await comeBack({ ...fixture, logs: newer });
  const before = await firstLine(table);
  expect(before).toContain('"version":99');
  await page.goto(`${world.server.url}/${fixture.running}`);
  await page.locator(".waiting h1", { hasText: "kann dieses Spiel nicht öffnen" }).waitFor();
  expect(await firstLine(table)).toBe(before);
  await page.goto(`${world.server.url}/#games`);
  await page.locator(".lobby-row").nth(3).waitFor();
});
