// What bots have learned is fetched when a bot wants it; until it is here they play without it, and the page says so.
import type { Page, Route } from "playwright-core";
import { expect, it } from "vitest";
import { mouse, playTurn } from "./player";
import { startWorld, Visitor } from "./world";

const weights = /\/assets\/(classic|quick|face)-[\w-]+\.bin$/;
const line = "Until their training is loaded, bots play without it.";

const world = startWorld();

/** Somebody whose browser keeps no files beforehand: they come over the network when they are asked for. */
async function come(): Promise<Visitor> {
  const visitor = await world.come();
  await visitor.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  return visitor;
}

/** Face to Face: here all levels have learned. In The Game none has: what was learned misleads those that search. */
async function start(page: Page, level: string, game = "face"): Promise<void> {
  await page.goto(world.server.url);
  await page.locator(`.game-tile[data-game=${game}]`).click();
  await page.locator(".setup .segment", { hasText: level }).click();
  await page.locator(".home-start .main").click();
  if (game === "classic") await page.locator(".wishes .chip").first().click();
}

/** Goes on until it is one's turn again after the bot's. */
async function afterABot(page: Page): Promise<void> {
  await page.locator(".table[data-moves]").waitFor();
  await playTurn(page, mouse);
  await page.locator(".table[data-moves]").waitFor();
}

it("bots play on while the file is held back, the page says so, and no longer once it is here", async () => {
  const { page, context } = await come();
  const held: Route[] = [];
  await context.route(weights, (route) => void held.push(route));
  await start(page, "Expert");
  await afterABot(page);
  expect(held.map((route) => weights.exec(route.request().url())?.[1])).toEqual(["face"]);
  await page.locator(".place .note", { hasText: line }).waitFor();
  expect(await page.locator("[data-says=unlearned]").textContent()).toBe(line);
  for (const route of held) await route.continue();
  await page.locator(".place .note").waitFor({ state: "detached" });
  expect(await page.locator("[data-says=unlearned]").textContent()).toBe("");
  await afterABot(page);
  expect(held).toHaveLength(1);
});

it.each([
  { how: "does not come", answer: (route: Route) => route.abort() },
  { how: "is missing", answer: (route: Route) => route.fulfill({ status: 404, body: "none" }) },
  { how: "is broken", answer: (route: Route) => route.fulfill({ body: "broken" }) },
])("a file that $how is done without, and asked for again", async ({ answer }) => {
  const { page, context, faults } = await come();
  let asked = 0;
  await context.route(weights, (route) => {
    asked += 1;
    return answer(route);
  });
  await start(page, "Normal");
  await afterABot(page);
  await page.locator(".place .note", { hasText: line }).waitFor();
  const before = asked;
  await afterABot(page);
  expect(asked).toBeGreaterThan(before);
  const others = faults.splice(0).filter((fault) => !fault.startsWith("Failed to load resource")); // the browser says that by itself
  expect(others).toEqual([]);
});

it("a bot that uses nothing learned loads nothing, and the first one that has says nothing once it is here", async () => {
  const { page, context } = await come();
  let asked = 0;
  await context.route(weights, (route) => {
    asked += 1;
    return route.continue();
  });
  await start(page, "Hard", "classic");
  await afterABot(page);
  expect(asked).toBe(0);
  await start(page, "Easy");
  await afterABot(page);
  expect(asked).toBe(1);
  await page.locator(".place .note").waitFor({ state: "detached" }); // nor for long on a slow machine
});
