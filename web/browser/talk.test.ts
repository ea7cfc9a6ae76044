// Talk in place by mouse, finger and keys; only what is true is offered; words between people are marked until they are read.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { deal, host, join } from "./sitting";
import { startWorld } from "./world";

const world = startWorld("--absence-seconds", "3600");
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** With one bot, at the question who begins: everybody may talk, and nobody's turn goes by. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(world.server.url);
  await page.locator(`.game-tile[data-game=${game}]`).click();
  await page.locator(".setup .segment").first().click();
  await page.locator(".home-start .main").click();
  await page.locator(".wishes").waitFor();
  await page.locator(".bar [data-talk-anchor]").waitFor();
}

const offered = (page: Page) => page.locator(".talk-menu [data-say]").evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset["say"] ?? ""));

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return box;
}

it("the right button on a pile says it there, beside the own hand it is taken back", async () => {
  const { page } = await world.come();
  await sitDown(page, "classic");
  await page.locator("[data-pile=U1]").click({ button: "right" });
  await page.locator(".talk-menu").waitFor();
  expect(await offered(page)).toEqual(["leave U1", "small U1"]);
  expect(await page.locator("dialog[open]").count()).toBe(0);
  const [menu, pile] = [await boxOf(page, ".talk-menu"), await boxOf(page, "[data-pile=U1]")];
  expect(menu.x >= pile.x + pile.width || menu.x + menu.width <= pile.x || menu.y >= pile.y + pile.height).toBe(true); // the card stays in sight
  await page.locator('[data-say="leave U1"]').click();
  await page.locator('.own-words [data-own="leave U1"]').waitFor();
  await page.locator("[data-pile=U1]").click();
  await page.locator('.talk-menu [data-own="leave U1"]').waitFor();
  expect(await offered(page)).toEqual(["small U1"]);
  await page.locator('[data-say="small U1"]').click();
  await page.locator('.own-words [data-own="leave U1"]').click();
  await page.locator('.own-words [data-own="leave U1"]').waitFor({ state: "detached" });
  await page.locator('.own-words [data-own="small U1"]').waitFor(); // the other one stands
});

it("row 11: on a phone a long press on a card says it, and the own words stay beside the hand", async () => {
  const { page } = await world.come(phone);
  await sitDown(page, "quick");
  const card = (await page.locator("[data-hand-card]").first().getAttribute("data-hand-card")) ?? "";
  const spot = await boxOf(page, `[data-hand-card="${card}"]`);
  const touch = await page.context().newCDPSession(page);
  const finger = { x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 };
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.locator(".talk-menu").waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const colour = card.slice(0, 1);
  for (const say of await offered(page)) expect(say).toMatch(new RegExp(`^(hint|holds) ${colour}|^trick`));
  const menu = await boxOf(page, ".talk-menu");
  expect(menu.x).toBeGreaterThanOrEqual(0);
  expect(menu.x + menu.width).toBeLessThanOrEqual(phone.viewport.width);
  const said = (await offered(page)).find((say) => say.startsWith("hint ")) ?? "";
  await page.locator(`[data-say="${said}"]`).tap();
  await page.locator(`.own-words [data-own="${said}"]`).waitFor();
  await page.locator(".bar [data-talk-anchor]").tap();
  await page.locator(".talk-menu").waitFor();
  expect(await page.locator(`.own-words [data-own="${said}"]`).isVisible()).toBe(true);
});

it("only what is true of the hand is offered", async () => {
  const { page } = await world.come();
  await sitDown(page, "quick");
  const hand = await page.locator("[data-hand-card]").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset["handCard"] ?? ""));
  const band = (card: string): string => {
    const value = Number(card.slice(1));
    return value <= 3 ? "low" : value <= 7 ? "middle" : "high";
  };
  await page.locator(".bar [data-talk-anchor]").click();
  await page.locator(".talk-menu").waitFor();
  const hints = (await offered(page)).filter((say) => say.startsWith("hint "));
  expect(new Set(hints)).toEqual(new Set(hand.map((card) => `hint ${card.slice(0, 1)} ${band(card)}`)));
});

it("T opens the menu at what is chosen, arrows move in it, Enter says it, Escape gives the focus back", async () => {
  const { page } = await world.come();
  await sitDown(page, "quick");
  await page.locator("[data-pile=D1]").focus();
  await page.keyboard.press("t");
  await page.locator(".talk-menu").waitFor();
  for (const say of await offered(page)) expect(say).toMatch(/ D1$/);
  await page.keyboard.press("Escape");
  await page.locator(".talk-menu").waitFor({ state: "detached" });
  expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset["pile"])).toBe("D1");
  await page.keyboard.press("t");
  await page.locator(".talk-menu").waitFor();
  await page.keyboard.press("ArrowDown");
  const second = (await offered(page))[1] ?? "";
  await page.keyboard.press("Enter");
  await page.locator(`.own-words [data-own="${second}"]`).waitFor();
});

it("row 6: chat is one touch away with unread marks, in the panel on desktops, and while waiting for players", async () => {
  const [olena, petr] = [await world.come(), await world.come(phone)];
  await join(petr.page, await host(olena.page, world.server.url, { name: "Olena", option: "chat" }), "Petr");
  const panel = olena.page.locator(".side-chat input");
  await panel.fill("good evening");
  await panel.press("Enter");
  await petr.page.locator(".chat-button .unread", { hasText: "1" }).waitFor(); // still waiting for the deal
  await deal(olena.page);
  await petr.page.locator(".wishes").waitFor();
  await panel.fill("hello");
  await panel.press("Enter");
  await petr.page.locator(".chat-button .unread", { hasText: "2" }).waitFor();
  await petr.page.locator(".chat-button").tap();
  await petr.page.locator("dialog .chat li", { hasText: "good evening" }).waitFor(); // words from before the deal are not lost
  await petr.page.locator(".chat-button .unread").waitFor({ state: "detached" });
  await petr.page.locator("dialog .chat input").fill("me too");
  await petr.page.locator("dialog .chat input").press("Enter");
  await olena.page.locator(".side-chat li", { hasText: "me too" }).waitFor();
  await olena.page.locator(".chat-button .unread").waitFor({ state: "detached" }); // it is before her eyes
});
