// Several browsers at one table of the real server, and what may go wrong on the way.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { handOf, mouse, playToTheEnd, playTurn } from "./player";
import { deal, dealWithBot, host, join } from "./sitting";
import { Server, startBrowser, startWorld, Visitor } from "./world";

// Nobody is stood in for because of the time that a busy machine takes.
const world = startWorld("--absence-seconds", "3600");

it("two people play a whole game by link, and every message is one of the schema", async () => {
  const [olena, petr] = [await world.come(), await world.come()];
  const link = await host(olena.page, world.server.url, { game: "quick", name: "Olena" });
  await join(petr.page, link, "Petr");
  await deal(olena.page);
  await Promise.all([playToTheEnd(olena.page, mouse), playToTheEnd(petr.page, mouse)]);
  const result = await olena.page.locator(".result").textContent();
  expect(result).not.toBe("");
  expect(olena.frames + petr.frames).toBeGreaterThan(20);
  // All who are here are waited for.
  await petr.page.getByRole("button", { name: "Play again" }).click();
  await olena.page.locator(".ready-list li[data-ready]", { hasText: "Petr" }).waitFor();
  expect(await olena.page.locator(".result").textContent()).toBe(result);
  await olena.page.getByRole("button", { name: "Play again" }).click();
  await Promise.all([olena, petr].map(({ page }) => page.locator(".wishes").waitFor()));
});

it("five people play a whole game, and all see the same end", async () => {
  const names = ["Olena", "Petr", "Ann", "Иван", "Jörg"];
  while (world.visitors.length < names.length) await world.come();
  const [first, ...others] = world.visitors.map(({ page }) => page);
  if (!first) throw new Error("nobody came");
  const link = await host(first, world.server.url, { game: "quick", name: names[0] ?? "", people: 5 });
  for (const [place, page] of others.entries()) await join(page, link, names[place + 1] ?? "");
  await deal(first);
  await Promise.all(world.visitors.map(({ page }) => playToTheEnd(page, mouse)));
  // Each calls the own hand "your hand", so the cards are compared and not the words.
  const handsLeft = (page: Page) => page.locator(".hands-left .little-cards").evaluateAll((hands) => hands.map((hand) => hand.getAttribute("aria-label")).join(" | "));
  const ends = await Promise.all(world.visitors.map(({ page }) => handsLeft(page)));
  expect(new Set(ends).size, ends.join("\n")).toBe(1);
});

it("a reload in the middle of a turn finds the turn as it was, and it can be ended", async () => {
  const { page } = await world.come();
  await host(page, world.server.url, { game: "face", name: "Olena" });
  await dealWithBot(page);
  await page.locator(".table[data-moves]").waitFor();
  const turn = (await page.locator(".table").getAttribute("data-turn")) ?? "";
  await page.locator(".hand-card:not([data-dull])").first().click();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Lay now" }).click();
  await page.getByRole("button", { name: "Lay now" }).waitFor({ state: "detached" });
  await page.locator(".hand-card").nth(4).waitFor();
  const cards = await handOf(page);
  await page.reload();
  await page.locator(`.table[data-moves][data-turn="${turn}"] .hand-card`).nth(4).waitFor();
  expect(await handOf(page)).toEqual(cards);
  await playTurn(page, mouse);
});

it("over plain http from another device everything works but installing", async () => {
  const name = "friend.test"; // not localhost, so the browser takes away what it keeps for safe places
  const lan = await Server.start("--host", name);
  const phone = await startBrowser(`--host-resolver-rules=MAP ${name} 127.0.0.1`);
  const { page, faults } = await Visitor.come(phone);
  const url = lan.url.replace("127.0.0.1", name);
  await host(page, url, { name: "Olena" });
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await dealWithBot(page);
  await playToTheEnd(page, mouse);
  await page.goto(url);
  await page.locator(".game-tile[data-game=classic]").click();
  await page.locator(".setup .segment").first().click(); // the first screen remembers the friends
  await page.locator(".setup .segment", { hasText: "0" }).click();
  await page.locator(".home-start .main").click();
  await page.locator(".table[data-moves]").waitFor();
  await playTurn(page, mouse);
  expect(faults).toEqual([]);
  await phone.close();
  await lan.stop();
});

it("a server that is killed in the middle of a turn and comes back has lost nothing, and nothing is played twice", async () => {
  const { page } = await world.come();
  await host(page, world.server.url, { game: "face", name: "Olena" });
  await dealWithBot(page);
  await page.locator(".table[data-moves]").waitFor();
  const turn = await page.locator(".table").getAttribute("data-turn");
  await page.locator(".hand-card:not([data-dull])").first().click();
  await page.keyboard.press("Enter");
  const laid = page.getByRole("button", { name: "Lay now" });
  await laid.click();
  await laid.waitFor({ state: "detached" });
  await page.locator(".hand-card").nth(4).waitFor();
  expect(await page.locator(".hand-card").count()).toBe(5);
  await world.server.kill();
  await page.locator(".lost").waitFor();
  await page.locator(".hand-card:not([data-dull])").first().click();
  await page.keyboard.press("Enter");
  await page.keyboard.press("e"); // nobody hears it yet
  await world.server.restart();
  await page.locator(".lost").waitFor({ state: "detached" });
  await page.locator(`.table:not([data-turn="${turn}"]), .ending`).first().waitFor();
  await playToTheEnd(page, mouse);
});

it("a reload finds the seat again, and a second window takes it over", async () => {
  const visitor = await world.come();
  const { page } = visitor;
  await host(page, world.server.url, { game: "quick", name: "Olena" });
  await dealWithBot(page);
  await page.locator(".hand-card").first().waitFor();
  const cards = () => page.locator(".hand-card").evaluateAll((all) => all.map((card) => card.getAttribute("data-hand-card")));
  const before = await cards();
  await page.reload();
  await page.locator(".hand-card").first().waitFor();
  expect(await cards()).toEqual(before);
  const second = await visitor.context.newPage();
  await second.goto(page.url());
  await second.locator(".hand-card").first().waitFor();
  await page.getByRole("heading", { name: "You are playing in another window." }).waitFor();
  await page.getByRole("button", { name: "Play here" }).click();
  await page.locator(".hand-card").first().waitFor();
});

it("chat without numbers says what it refuses, and keeps the words for mending", async () => {
  const { page } = await world.come();
  await host(page, world.server.url, { option: "chat" });
  await dealWithBot(page);
  await page.locator(".hand-card").first().waitFor();
  const field = page.locator(".side-chat input");
  await field.fill("I hold a seven");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("alert").filter({ hasText: "seven" }).waitFor();
  expect(await field.inputValue()).toBe("I hold a seven");
  await field.fill("I hold something high");
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".chat li", { hasText: "something high" }).waitFor();
});

it("somebody without a seat looks on and sees no hand", async () => {
  const [olena, guest] = [await world.come(), await world.come()];
  const link = await host(olena.page, world.server.url, { game: "quick", name: "Olena" });
  await dealWithBot(olena.page);
  await olena.page.locator(".hand-card").first().waitFor();
  await guest.page.goto(link);
  await guest.page.locator(".pile").first().waitFor();
  expect(await guest.page.locator(".hand-card").count()).toBe(0);
});

it("when somebody has left, more than half of the others let a bot play; whoever comes back has the seat again", async () => {
  const [olena, petr, ann] = [await world.come(), await world.come(), await world.come()];
  const link = await host(olena.page, world.server.url, { game: "quick", name: "Olena", people: 3 });
  await join(petr.page, link, "Petr");
  await join(ann.page, link, "Ann");
  await deal(olena.page);
  await petr.page.locator(".hand-card").first().waitFor();
  await petr.page.goto("about:blank");
  const seatOfPetr = (page: Page) => page.locator(".seat", { hasText: "Petr" });
  const vote = (page: Page) => seatOfPetr(page).getByRole("button", { name: "Let a bot play" });
  await vote(olena.page).click();
  await ann.page.locator("aside .log li", { hasText: "Olena wants a bot to stand in for Petr" }).waitFor();
  expect(await seatOfPetr(ann.page).innerText()).toContain("is away"); // one of two is not more than half
  await vote(ann.page).click();
  for (const { page } of [olena, ann]) {
    await seatOfPetr(page).filter({ hasText: "a bot stands in" }).waitFor();
    expect(await vote(page).count()).toBe(0);
  }
  // The bot wishes in his place, so that the round begins.
  for (const { page } of [olena, ann]) await page.locator(".wishes .chip").first().click();
  await Promise.all([olena, ann].map(({ page }) => page.locator(".table[data-status=playing], .ending").first().waitFor()));
  await petr.page.goto(link);
  await petr.page.locator(".hand-card").first().waitFor();
  await seatOfPetr(olena.page).filter({ hasNotText: "a bot stands in" }).waitFor();
  await Promise.all([olena, petr, ann].map(({ page }) => playToTheEnd(page, mouse)));
  await olena.page.locator(".ending .note", { hasText: "A bot played for Petr for a while." }).waitFor();
});

it("the same deal again deals the same cards to all, and claims no longer that nobody knew them", async () => {
  const [olena, petr] = [await world.come(), await world.come()];
  const both = [olena.page, petr.page];
  const hands = async () => {
    await Promise.all(both.map((page) => page.locator(".wishes").waitFor()));
    return Promise.all(both.map((page) => handOf(page)));
  };
  const shuffle = async (page: Page) => {
    await page.getByRole("button", { name: "How it was shuffled" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("[data-verdict=checking]").waitFor({ state: "detached" });
    const words = await dialog.innerText();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    return words;
  };
  const link = await host(olena.page, world.server.url, { game: "quick", name: "Olena" });
  await join(petr.page, link, "Petr");
  await deal(olena.page);
  const first = await hands();
  await Promise.all(both.map((page) => playToTheEnd(page, mouse)));
  expect(await shuffle(petr.page)).toContain("this device’s own contribution is included");
  for (const page of both) await page.getByRole("button", { name: "Same deal again" }).click(); // all are waited for
  expect(await hands()).toEqual(first);
  await olena.page.locator("aside .log li", { hasText: "The same cards are dealt again." }).waitFor();
  await Promise.all(both.map((page) => playToTheEnd(page, mouse)));
  for (const page of both) {
    await page.locator(".ending .note", { hasText: "Somebody may have known the cards." }).waitFor();
    expect(await shuffle(page)).toContain("The same cards once more");
  }
  for (const page of both) await page.getByRole("button", { name: "Play again" }).click();
  expect(await hands()).not.toEqual(first);
});
