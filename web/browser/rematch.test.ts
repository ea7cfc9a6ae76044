// Between rounds with others: all are ready before cards are dealt, names can be changed, a squatter removed, and onlookers know what they are.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { mouse, playToTheEnd } from "./player";
import { deal, dealWithBot, host, join } from "./sitting";
import { startWorld } from "./world";

const world = startWorld("--absence-seconds", "3600", "--rematch-seconds", "3600");
const come = async (): Promise<Page> => (await world.come()).page;

it("ranked 10: a rematch waits until everybody is ready, shows who is, and lets people react until the next deal", async () => {
  const [olena, petr] = [await come(), await come()];
  await join(petr, await host(olena, world.server.url));
  await deal(olena);
  await Promise.all([olena, petr].map((page) => playToTheEnd(page, mouse)));
  await olena.getByRole("button", { name: "Play again" }).click();
  await petr.locator(".ready-list li[data-ready]").waitFor();
  await petr.getByText("The next round begins in").waitFor(); // and nobody holds it up for ever
  expect(await petr.locator(".ending").isVisible()).toBe(true); // nobody is torn from the result
  await petr.getByRole("button", { name: "What a pity" }).click();
  await olena.locator(".seat .bubble", { hasText: "What a pity" }).waitFor();
  await olena.locator("[data-says=events]", { hasText: "What a pity" }).waitFor({ state: "attached" });
  await petr.locator(".reactions [aria-pressed=true]", { hasText: "What a pity" }).waitFor();
  await petr.getByRole("button", { name: "Play again" }).click();
  await Promise.all([olena, petr].map((page) => page.locator(".wishes").waitFor()));
  for (const page of [olena, petr]) expect(await page.locator(".reactions, .seat .bubble").count()).toBe(0); // nobody has said a wish either
});

it("a person without a name is called by their seat, in everybody's own language", async () => {
  const [olena, hans] = [await come(), (await world.come({ locale: "de" })).page];
  const link = await host(olena, world.server.url);
  await join(hans, link);
  await olena.locator(".seat-row b", { hasText: "Player 2" }).waitFor();
  await hans.locator(".seat-row b", { hasText: "Spieler 1" }).waitFor();
});

it("a person without a name names themselves, and whoever sat down first removes a squatter", async () => {
  const [olena, petr] = [await come(), await come()];
  await join(petr, await host(olena, world.server.url));
  await petr.locator(".rename input").fill("Petr");
  await petr.locator(".rename button").click();
  await olena.locator(".seat-row", { hasText: "Petr" }).waitFor();
  await olena.getByRole("button", { name: "Remove Petr from the table" }).click();
  await olena.locator(".seat-row select").waitFor();
  await petr.locator(".seat-row[data-yours]").waitFor({ state: "detached" });
});

it("onlookers are told that they watch, and the link of this device says that others cannot open it (row 21)", async () => {
  const [olena, guest] = [await come(), await come()];
  const link = await host(olena, world.server.url);
  await olena.locator(".invitation .notice", { hasText: "./play --lan" }).waitFor();
  await dealWithBot(olena);
  await guest.goto(link);
  await guest.locator(".place .note", { hasText: "You are watching" }).waitFor();
});
