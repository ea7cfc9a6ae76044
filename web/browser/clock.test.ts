// A time limit takes a turn, never the seat: it is said in figures, warns, and one press or a touched card takes the seat back.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { mouse, playTurn } from "./player";
import { dealWithBot, host } from "./sitting";
import { startWorld } from "./world";

const world = startWorld("--absence-seconds", "3600", "--bot-pace", "3");
let page: Page;
beforeEach(async () => {
  ({ page } = await world.come());
});

/** At a table with a short limit, in one's own turn. */
async function playByTheClock(): Promise<void> {
  await page.addInitScript(noticeTheClock);
  await host(page, world.server.url, { game: "face", option: "30 seconds" });
  await dealWithBot(page);
  await page.locator(".table[data-moves]").waitFor();
}

interface Noticed {
  tones: number;
  figures: number[]; // of the clock, each once
}

function noticeTheClock(): void {
  const noticed: Noticed = { tones: 0, figures: [] };
  Object.assign(window, { noticed });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) {
    noticed.tones += 1;
    start.call(this, when);
  };
  const look = (): void => {
    const figure = Number(document.querySelector<HTMLElement>(".clock")?.innerText ?? "NaN");
    if (!Number.isNaN(figure) && noticed.figures.at(-1) !== figure) noticed.figures.push(figure);
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

const noticed = () => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);

it("critical 1: when the time runs out the person is told, a bot plays this turn only, and one press takes the seat back", async () => {
  await playByTheClock();
  await page.locator(".clock:not([data-hurry])").waitFor();
  const { tones } = await noticed();
  await page.locator(".clock[data-hurry]").waitFor();
  await page.waitForFunction((count) => (window as unknown as { noticed: Noticed }).noticed.tones > count, tones);
  await page.locator(".stood-in", { hasText: "Time is up" }).waitFor();
  const { figures } = await noticed();
  expect(figures[0]).toBeOneOf([29, 30]);
  expect(figures).toEqual([...new Set(figures)].sort((one, other) => other - one)); // they only fall
  expect(figures.length).toBeGreaterThan(5);
  expect(await page.locator(".place").innerText()).not.toMatch(/Turn of/);
  await page.getByRole("button", { name: "I am here" }).click();
  await page.locator(".stood-in").waitFor({ state: "detached" });
  await page.locator(".table[data-moves], .ending").first().waitFor();
  if (await page.locator(".table[data-moves]").isVisible()) await playTurn(page, mouse);
});

it("critical 1: a touched card takes the seat back, too", async () => {
  await playByTheClock();
  await page.locator(".stood-in").waitFor();
  await page.locator(".hand-card").first().click();
  await page.locator(".stood-in").waitFor({ state: "detached" });
});
