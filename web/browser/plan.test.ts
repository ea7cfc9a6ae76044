// A plan is lost by no hint, dialog or reload; what is said is about now.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { handOf } from "./player";
import { playAlone } from "./sitting";
import { Stage, tableWith } from "./staged";
import { startWorld } from "./world";

const world = startWorld();
let page: Page;
beforeEach(async () => {
  ({ page } = await world.come());
});

/** Alone, with one card planned on U1. */
async function planOne(): Promise<string> {
  await playAlone(page, world.server.url);
  await page.locator(".hand-card").first().click();
  await page.locator(".pile[data-outlook=fits] [data-pile=U1]").click();
  await page.locator("[data-pile=U1] .planned").waitFor();
  return (await handOf(page)).join();
}

it("row 9: a hint that is only looked at leaves the plan as it is", async () => {
  const hand = await planOne();
  await page.keyboard.press("h");
  await page.locator(".hint-plays").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  expect(await page.locator("[data-pile=U1] .planned").count()).toBe(1);
  expect((await handOf(page)).join()).toBe(hand);
});

it("row 10: H, then Enter follows the hint", async () => {
  await planOne();
  await page.keyboard.press("u");
  await page.locator(".planned").waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.waitForFunction(() => document.activeElement?.matches("dialog .main"));
  await page.keyboard.press("Enter");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.locator(".planned").first().waitFor();
});

it("on a phone on its side a hint and the button that follows it are in sight together", async () => {
  await page.setViewportSize({ width: 844, height: 390 });
  await planOne();
  await page.keyboard.press("h");
  await page.locator("dialog .hint-plays").waitFor();
  expect(await page.locator("dialog").evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
});

it("a reload, and leaving and going on, lose no plan", async () => {
  const hand = await planOne();
  await page.reload();
  await page.locator("[data-pile=U1] .planned").waitFor();
  expect((await handOf(page)).join()).toBe(hand);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator(".menu-item").last().click();
  await page.locator(".go-on").click();
  await page.locator("[data-pile=U1] .planned").waitFor();
  await page.keyboard.press("u");
  await page.locator(".planned").waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".table[data-moves] .hand-card").nth(7).waitFor();
  await page.locator(".hand-card").first().click();
  await page.locator(".pile[data-outlook=fits]").first().waitFor(); // the rules are here
  expect(await page.locator(".planned").count()).toBe(0);
});

it("row 5: what was said during a bot's turn is gone in one's own", async () => {
  const table = tableWith({ game: "classic", players: 2, hand: ["31", "48", "55"], turns: [[1, "5>U1", "93>D1"]], seats: [{ person: "Ann", here: true }, { bot: "easy" }], state: { seat: 2 } });
  const stage = await Stage.open(world.browser, world.server.url, table);
  const notice = stage.page.locator(".place .status-line .notice");
  await stage.page.locator(".hand-card").first().click();
  await stage.page.locator(".pile-spot").first().click();
  await notice.waitFor();
  stage.tell({
    events: [{ event: "play", seat: 2, play: "58>D1" }, { event: "play", seat: 2, play: "57>D1" }, { event: "end", seat: 2 }, { event: "turn", seat: 1, turn: 7, required: 2, must_cover: [] }],
    ...(table.state && { state: { ...table.state, seat: 1, turn: 7, piles: { ...table.state.piles, D1: "57" } } }),
  });
  await stage.page.locator(".table[data-moves]").waitFor();
  expect(await notice.count()).toBe(0);
  expect(stage.visitor.faults).toEqual([]);
  await stage.visitor.context.close();
});
