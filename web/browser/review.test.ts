// The coach beside a finished game: by mouse and by keys, in every language, and not loaded before it is asked.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startWorld } from "./world";

const world = startWorld();
const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tenback-reviews-"));
  file = join(folder, "games.jsonl");
  execFileSync(process.env["TENBACK"] ?? "../build/dev/tenback", ["simulate", "quick", "--players", "2", "--bots", "random", "--games", "1", "--seed", "5", "--records", file]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(options: { locale?: string; viewport?: { width: number; height: number } } = {}): Promise<Page> {
  const { page } = await world.come(options);
  await page.goto(`${world.server.url}/#record`);
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator(".viewer-controls").waitFor();
  return page;
}
const button = (page: Page) => page.locator(".viewer-controls .icon-button").last();
const sentence = (page: Page): Promise<string> => page.locator(".viewer-sentence").innerText();

it("is loaded when it is asked; mistakes lead to their turns, and the better turn stands there", async () => {
  const page = await open();
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("review")));
  expect(await loaded()).toBe(false);
  await button(page).click();
  await page.locator(".review-rates").waitFor();
  const moment = page.locator(".review-moments button").first();
  const text = await moment.innerText();
  expect(text).toMatch(/^Turn \d+, \S+: .* gave away \d+\.\d points/);
  await moment.click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await sentence(page)).toContain(`Turn ${/\d+/.exec(text)?.[0]}`);
  expect(await sentence(page)).toContain("Better: ");
});

it("says the same as a picture and as a table, and a click on the picture leads to the turn", async () => {
  const page = await open();
  await button(page).click();
  await page.locator(".review-rates").waitFor();
  const rows = await page.locator(".review tbody tr").count();
  expect(await page.locator(".review-point").count()).toBe(rows);
  await page.locator(".review-point rect").nth(2).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await sentence(page)).toContain("Turn 3");
});

it("by keys alone: open cards only when asked", async () => {
  const page = await open();
  await button(page).focus();
  await page.keyboard.press("Enter");
  await page.locator(".review-rates").waitFor();
  const ask = page.locator("button", { hasText: "open cards" });
  await ask.focus();
  await page.keyboard.press("Enter");
  await page.locator(".review [role=status]").waitFor();
  await page.locator(".review tbody button").first().focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await sentence(page)).toContain("Turn 1");
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
});

it.each([
  ["en", "Review"],
  ["de", "Spielanalyse"],
  ["uk", "Розбір гри"],
  ["cs", "Rozbor hry"],
  ["ru", "Разбор игры"],
])("%s on a small phone: nothing is wider than the screen, and axe finds nothing", async (locale, title) => {
  const page = await open({ locale, viewport: { width: 360, height: 640 } });
  await button(page).click();
  await page.locator(".review-rates").waitFor();
  expect(await page.locator("dialog h2").innerText()).toBe(title);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run());
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))).toEqual([]);
});
