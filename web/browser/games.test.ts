// Whole games of each kind, each with another kind of hands, on this device: no server is asked.
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { finger, keyboard, mouse, playToTheEnd, playTurn, type Hands } from "./player";
import { startWorld } from "./world";

const world = startWorld();

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

it("several people at one screen see only their own hands, one after the other; the piles stay in sight", async () => {
  const { page } = await world.come();
  await page.goto(world.server.url);
  await page.locator(".game-tile[data-game=quick]").click();
  await page.locator(".setup .segment").nth(2).click();
  await page.locator(".names input").nth(0).fill("Ann");
  await page.locator(".names input").nth(1).fill("Bob");
  await page.locator(".home-start .main").click();
  // Who begins is asked once, at the open table, and whoever wants looks at their hand first.
  await page.locator(".who-begins").waitFor();
  expect(await page.locator(".hand-card").count()).toBe(0);
  await page.getByRole("button", { name: "Show the hand: Ann" }).click();
  await page.locator(".hand-card").first().waitFor();
  await page.locator(".pass-on .main").click();
  await page.locator(".who-begins .chip", { hasText: "Bob" }).click();
  await page.locator(".hand-over h2", { hasText: "Bob" }).waitFor();
  expect(await page.locator(".pile").count()).toBe(2);
  expect(await page.locator(".hand-card, [data-hand-card]").count()).toBe(0);
  await page.locator(".hand-over .main").click();
  await playTurn(page, mouse);
  // What was drawn is seen before the device goes on.
  await page.locator(".pass-on, .ending").first().waitFor();
  if (await page.locator(".pass-on").isVisible()) {
    expect(await page.locator(".hand-card").count()).toBe(2);
    await page.locator(".pass-on .main").click();
    await page.locator(".hand-over h2", { hasText: "Ann" }).waitFor();
    expect(await page.locator(".side").innerText()).not.toContain("You draw");
  }
  expect(await playToTheEnd(page, mouse)).toBeGreaterThanOrEqual(0);
});

/** Another game of the first screen; radio buttons are chosen by keys with the space bar. */
async function choose(page: Page, hands: Hands, what: string): Promise<void> {
  if (hands === keyboard) await page.locator(`${what} input`).press("Space");
  else await hands.press(page.locator(what));
}

const alone = ".options-inside > fieldset:first-of-type .segment:first-of-type";

describe.each(["classic", "quick", "face"])("a whole game of %s", (game) => {
  describe.each([
    { by: "mouse", hands: mouse, device: {} },
    { by: "keyboard", hands: keyboard, device: {} },
    { by: "finger", hands: finger, device: phone },
  ] as { by: string; hands: Hands; device: object }[])("by $by", ({ hands, device }) => {
    it("can be played to the end, from the first screen on", async () => {
      const { page } = await world.come(device);
      await page.goto(world.server.url);
      await choose(page, hands, `.game-tile[data-game=${game}]`);
      if (game === "classic") await choose(page, hands, alone);
      await hands.press(page.locator(".home-start .main"));
      const turns = await playToTheEnd(page, hands);
      expect(turns).toBeGreaterThan(0);
      expect(await page.locator(".ending h2").textContent()).not.toBe("");
      // Who plays is no "Player 1" to themselves.
      expect(await page.locator(".ending .hands-left").innerText()).not.toContain("Player 1");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
});
