// Every language on a small phone: nothing is wider than the screen or its control, and the choice counts at once.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { startWorld } from "./world";

const world = startWorld();

/** Texts that do not fit into what they stand in. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>("button:not(.pile-spot, .hand-card), .segment span, h1, h2, legend, .pile-name, .outlook, .status-line, .seat, p, label")].filter(
      (element) => element.checkVisibility() && !element.closest(".unseen"),
    );
    const wide = seen.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isCutOnPurpose = getComputedStyle(element).textOverflow === "ellipsis";
      return right > innerWidth + 1 || left < -1 || (!isCutOnPurpose && element.scrollWidth > element.clientWidth + 1);
    });
    const screen = document.documentElement.scrollWidth > innerWidth ? ["the screen"] : [];
    return [...screen, ...wide.map((element) => `${element.tagName}.${element.className}: ${element.innerText}`)];
  });
}

/** What is to be pressed is in sight without scrolling. */
function bottomOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
}

it.each([
  ["en", "Language"],
  ["de", "Sprache"],
  ["uk", "Мова"],
  ["cs", "Jazyk"],
  ["ru", "Язык"],
])("%s", async (locale, word) => {
  const { page } = await world.come({ locale, viewport: { width: 360, height: 640 } });
  const found: string[] = [];
  const look = async (where: string) => found.push(...(await tooWide(page)).map((text) => `${where}: ${text}`));
  await page.goto(world.server.url);
  await page.locator(`html[lang=${locale}] .home`).waitFor();
  expect(await page.locator("meta[name=description]").getAttribute("content")).toContain(await page.locator(".home-title p, .home header p").first().innerText());
  for (const [game, place] of [["quick", 1], ["face", 2], ["classic", 0]] as const) {
    await page.locator(`.game-tile[data-game=${game}]`).click();
    await page.locator(".setup .segment").nth(place).click();
    await look(`first screen, ${game}`);
  }
  await page.locator(".variants .switch").first().click();
  await page.locator(".setup .segment", { hasText: "4" }).click();
  await page.locator(".home-start .main").click();
  await page.locator(".wishes").waitFor();
  await look("who begins");
  expect(await bottomOf(page, ".wishes")).toBeLessThanOrEqual(640);
  await page.locator(".wishes .chip").first().click();
  await page.locator(".table[data-moves]").waitFor();
  await page.locator(".hand-card:not([data-dull])").first().click();
  await look("a card is chosen");
  await page.locator(".pile[data-pointed] .pile-spot").click();
  await page.locator(".planned").waitFor();
  await look("a card is planned");
  expect(await bottomOf(page, ".actions")).toBeLessThanOrEqual(640);
  await page.keyboard.press("t");
  await page.locator(".talk-menu .chip").first().waitFor();
  await look("table talk");
  await page.goto(`${world.server.url}/#games`);
  await page.locator(".lobby-row time").waitFor();
  await look("saved games");
  const lines = await page.locator(".lobby-row time").evaluate((date) => new Set(Array.from(date.getClientRects(), ({ bottom }) => Math.round(bottom / 8))).size);
  expect(lines, "lines of a date").toBe(1);
  await page.goto(`${world.server.url}/#settings`);
  await page.locator(".settings").waitFor();
  await look("settings");
  await page.getByText(word, { exact: true }).waitFor();
  await page.locator(".segment", { hasText: locale === "de" ? "English" : "Deutsch" }).click();
  await page.getByText(locale === "de" ? "Language" : "Sprache", { exact: true }).waitFor();
  expect(found).toEqual([]);
});
