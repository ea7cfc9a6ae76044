// From the first screen to a table, as the tests do it again and again.
import type { Page } from "playwright-core";

/** Alone in The Game: eight cards, four piles, and each turn is one's own. */
export async function playAlone(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(".setup .segment", { hasText: "0" }).click();
  await page.locator(".home-start .main").click();
  await page.locator(".table[data-moves] .hand-card").nth(7).waitFor();
}

interface Hosted {
  game?: string;
  name?: string;
  people?: number;
  /** A choice of the options, by its words. */
  option?: string;
}

/** Makes a table for friends and sits there; gives its link. */
export async function host(page: Page, url: string, { game = "quick", name, people, option }: Hosted = {}): Promise<string> {
  await page.goto(url);
  await page.locator(`.game-tile[data-game=${game}]`).click();
  await page.locator(".setup > .one-of .segment").nth(1).click();
  if (people !== undefined) await page.locator(".setup .one-of").nth(1).locator(".segment", { hasText: String(people) }).click();
  if (option !== undefined) await page.locator(".options-inside .segment", { hasText: option }).first().click();
  if (name !== undefined) await page.locator(".field input").first().fill(name);
  await page.locator(".home-start .main").click();
  await page.locator(".seat-row[data-yours]").waitFor();
  return page.url();
}

/** Takes the first free seat of the table that is in sight. */
export async function sit(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await page.locator(".field input").fill(name);
  await page.locator(".seat-row .main").first().click();
  await page.locator(".seat-row[data-yours]").waitFor();
}

export async function join(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  await sit(page, name);
}

export async function deal(page: Page): Promise<void> {
  await page.locator(".seating .dialog-buttons .main").first().click();
}

/** A bot on the open seat, and the cards are dealt. */
export async function dealWithBot(page: Page): Promise<void> {
  await page.locator(".seat-row select").selectOption("easy");
  await deal(page);
}
