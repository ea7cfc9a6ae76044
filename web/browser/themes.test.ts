// Tables and decks to choose from: each is applied at once, kept, different from the others, and can be read by day and by night.
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
import { decks, felts } from "../src/themes";
import { faint } from "./contrast";
import { Stage } from "./staged";
import { startWorld, Visitor } from "./world";
import { endings, worstTables } from "./worst";

const world = startWorld();
let visitor: Visitor;
beforeEach(() => async () => {
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();
});

/** How the page looks: what lies under everything, and the cards that the settings show. */
function look(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cards = Array.from(document.querySelectorAll(".deck-sample .card"), (card) => ["--paper", "--number", "--tint"].map((name) => getComputedStyle(card).getPropertyValue(name)).join() + getComputedStyle(card.querySelector(".card-tide") ?? card).display);
    return [getComputedStyle(document.querySelector(".page") ?? document.body).backgroundImage, ...cards].join("; ");
  });
}

it.each([
  { name: "felt", legend: "Table", values: felts },
  { name: "deck", legend: "Cards", values: decks },
].flatMap((one) => (["light", "dark"] as const).map((colorScheme) => ({ ...one, colorScheme }))))("each $name by $colorScheme is applied when it is chosen, looks different from the others, and is kept", async ({ name, legend, values, colorScheme }) => {
  visitor = await Visitor.come(world.browser, { colorScheme });
  const { page } = visitor;
  await page.goto(`${world.server.url}/#settings`);
  const looks = new Set<string>();
  for (const [place, value] of values.entries()) {
    await page.getByRole("group", { name: legend }).locator(".segment").nth(place).click();
    await page.locator(`html[data-${name}=${value}]`).waitFor();
    looks.add(await look(page));
    await page.reload();
    await page.locator(`html[data-${name}=${value}]`).waitFor();
    expect(await page.getByRole("group", { name: legend }).locator("input").nth(place).isChecked()).toBe(true);
  }
  expect(looks.size).toBe(values.length);
});

/** Cards hide the table: each table with one deck and each deck on one table say all. `./test --deep` looks at every pair. */
const pairs = felts.flatMap((felt, place) => decks.filter((_, other) => process.env["DEEP"] || place === 0 || place % decks.length === other).map((deck) => ({ felt, deck })));

/** By day and by night, without loading anything again. */
async function faintOnAll(page: Page, where: string): Promise<string[]> {
  const judge = await visitor.context.newPage();
  const found: string[] = [];
  for (const pair of pairs)
    for (const scheme of ["light", "dark"] as const) {
      await page.evaluate((chosen) => void Object.assign(document.documentElement.dataset, chosen), { ...pair, scheme });
      found.push(...(await faint(page, judge)).map((text) => `${where}, ${pair.felt}, ${pair.deck}, ${scheme}: ${text}`));
    }
  await judge.close();
  return found;
}

describe("every text can be read on every table, with every deck, by day and by night (WCAG AA)", () => {
  const shown = ["The Game, five players, all talk", "Quick & Easy, five players, all talk", "Face to Face"];
  it.each([...shown.map((name) => [name, worstTables[name]] as const), ...Object.entries(endings)])("%s", async (name, table) => {
    if (!table) throw new Error(`there is no table “${name}”`);
    const stage = await Stage.open(world.browser, world.server.url, table, { viewport: { width: 1366, height: 768 } });
    visitor = stage.visitor;
    if (table.state?.status === "playing") await stage.page.locator(".hand-card").nth(1).click();
    expect(await faintOnAll(stage.page, name)).toEqual([]);
  });

  it.each(["#settings", "", "#rules/classic"])("the screen “%s”", async (hash) => {
    visitor = await Visitor.come(world.browser, { viewport: { width: 1366, height: 768 } });
    await visitor.page.goto(`${world.server.url}/${hash}`);
    await visitor.page.locator(".settings, .home, .rule").first().waitFor();
    expect(await faintOnAll(visitor.page, hash)).toEqual([]);
  });
});
