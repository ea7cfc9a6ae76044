// A plan is lost by no hint, dialog or reload; what is said is about now.
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { handOf } from "./player";
import { playAlone } from "./sitting";
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
  await page.emulateMedia({ reducedMotion: "no-preference" }); // else bots lay at once, and their turn is over before anything can be pressed
  await page.addInitScript(() => localStorage.setItem("tenback.pace", JSON.stringify("slow")));
  await page.goto(world.server.url);
  await page.locator(".game-tile[data-game=face]").click();
  await page.locator(".home-start .main").click();
  await page.locator(".table[data-moves]").waitFor();
  for (let cards = 0; cards < 2; cards += 1) {
    await page.locator(".hand-card:not([data-dull])").first().click();
    await page.locator(".pile[data-pointed] .pile-spot").click();
    await page.locator("dialog .danger, .planned").first().waitFor();
  }
  await page.locator(".actions .main[data-ready]").click();
  await page.locator(".table:not([data-moves])").waitFor();
  await page.locator(".hand-card").first().click();
  await page.locator(".pile-spot").first().click();
  await page.locator(".status-line .notice").waitFor();
  await page.locator(".table[data-moves], .ending").first().waitFor();
  expect(await page.locator(".place .status-line .notice").count()).toBe(0);
});
