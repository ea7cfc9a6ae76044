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
  await page.addInitScript(countTones);
  await host(page, world.server.url, { game: "face", option: "30 seconds" });
  await dealWithBot(page);
  await page.locator(".table[data-moves]").waitFor();
}

function countTones(): void {
  Object.assign(window, { tones: 0 });
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (when) {
    (window as unknown as { tones: number }).tones += 1;
    start.call(this, when);
  };
}

const figure = async () => Number(await page.locator(".clock").innerText());

it("critical 1: when the time runs out the person is told, a bot plays this turn only, and one press takes the seat back", async () => {
  await playByTheClock();
  const [before, at] = [await figure(), Date.now()];
  await page.waitForFunction((seconds) => Number(document.querySelector<HTMLElement>(".clock")?.innerText) <= seconds - 3, before);
  const passed = (Date.now() - at) / 1000;
  expect(Math.abs(before - (await figure()) - passed)).toBeLessThan(2.5); // true to the second, and a busy machine
  const tones = await page.evaluate(() => (window as unknown as { tones: number }).tones);
  await page.locator(".clock[data-hurry]").waitFor();
  await page.waitForFunction((count) => (window as unknown as { tones: number }).tones > count, tones);
  await page.locator(".stood-in", { hasText: "Time is up" }).waitFor();
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
