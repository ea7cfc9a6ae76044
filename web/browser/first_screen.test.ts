// The first screen: the last set-up and one large Play; it fits the smallest phone, and an address that leads nowhere leads home.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { languages } from "../src/generated/languages";
import { startWorld } from "./world";

const world = startWorld();
let page: Page;

async function come(options: object = {}): Promise<void> {
  ({ page } = await world.come(options));
  await page.goto(world.server.url);
  await page.locator(".home").waitFor();
}

const bots = (count: string) => page.locator(".options-inside .one-of").first().locator(".segment", { hasText: count }).locator("input");

it.each(languages)("row 18: the first screen is no wider than a phone of 320 pixels (%s)", async (locale) => {
  await come({ locale, viewport: { width: 320, height: 568 } });
  for (const mode of [0, 1, 2]) {
    await page.locator(".setup > .one-of .segment").nth(mode).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  const play = await page.locator(".home-start .main").boundingBox();
  expect((play?.y ?? 0) + (play?.height ?? 999)).toBeLessThanOrEqual(568);
});

it("row 22: the first screen remembers the set-up, and one press plays it again", async () => {
  await come();
  await page.locator(".game-tile[data-game=quick]").click();
  await bots("3").check({ force: true });
  await page.locator(".variants .switch").click();
  await page.locator(".options > summary").click();
  await page.locator(".options:not([open]) > summary", { hasText: "3 bots" }).waitFor();
  await page.reload();
  await page.locator(".options:not([open]) > summary", { hasText: "3 bots" }).waitFor();
  await page.locator(".home-start .main").click();
  await page.locator(".table[data-game=quick] .seats[data-count='3']").waitFor();
  expect(await page.locator(".bar-title").innerText()).toContain("professional");
});

it.each([
  ["en", "There is no such page."],
  ["uk", "Такої сторінки немає."],
])("an unknown address says so in the language of who came, and leads home (%s)", async (locale, words) => {
  const visitor = await world.come({ locale });
  ({ page } = visitor);
  for (const address of ["/nowhere", "/t/none", "/#elsewhere"]) {
    await page.goto(`${world.server.url}${address}`);
    await page.getByRole("heading", { name: words }).waitFor();
    await page.locator(".waiting button").click();
    await page.locator(".home").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  }
  const faults = visitor.faults.splice(0).filter((fault) => !fault.includes("404")); // the browser says that by itself
  expect(faults).toEqual([]);
});

it("At one screen begins with people only", async () => {
  await come();
  await page.locator(".setup > .one-of .segment").nth(2).click();
  await page.locator(".options > summary", { hasText: /^Options 2 people$/ }).waitFor();
});

it("the strength's sentence stands under the strength", async () => {
  await come({ viewport: { width: 1366, height: 768 } });
  const [note, choice] = await Promise.all([page.locator(".strength .note").boundingBox(), page.locator(".strength .segments").boundingBox()]);
  expect(note?.x).toBe(choice?.x);
});
