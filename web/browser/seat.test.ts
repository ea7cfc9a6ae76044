// A seat is found again however its table is reached; a table that cannot be had is said, and there is a way out.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { handOf } from "./player";
import { deal, host, sit } from "./sitting";
import { startWorld } from "./world";

const world = startWorld("--absence-seconds", "3600");
const come = async (): Promise<Page> => (await world.come()).page;

/** A table with one open seat; gives its id. */
const hostId = async (page: Page): Promise<string> => (await host(page, world.server.url)).split("/").at(-1) ?? "";

async function joinByCode(page: Page, id: string): Promise<void> {
  await page.goto(world.server.url);
  await page.locator(".join input").fill(id.slice(0, 6));
  await page.locator(".join button").click();
  await sit(page);
}

it("critical 2: the seat is not lost after joining by code: Go on, link, code and another tab find it", async () => {
  const [olena, petr] = [await come(), await come()];
  const id = await hostId(olena);
  await joinByCode(petr, id);
  await deal(olena);
  await petr.locator(".hand-card").first().waitFor();
  const hand = await handOf(petr);
  const isSeated = async (page: Page) => {
    await page.locator(".hand-card").first().waitFor();
    expect(await handOf(page)).toEqual(hand);
  };
  await petr.getByRole("button", { name: "Menu" }).click();
  await petr.locator(".menu-item").last().click();
  await petr.locator(".go-on").click();
  await isSeated(petr);
  await petr.goto(`${world.server.url}/t/${id}`);
  await isSeated(petr);
  await petr.goto(`${world.server.url}/t/${id.slice(0, 6)}`);
  await isSeated(petr);
  const tab = await world.visitors[1]?.context.newPage();
  if (!tab) throw new Error("no tab");
  await tab.goto(`${world.server.url}/t/${id}`);
  await isSeated(tab);
});

it("critical 2: a key that an older version kept under the code is found by the id", async () => {
  const [olena, petr] = [await come(), await come()];
  const id = await hostId(olena);
  await joinByCode(petr, id);
  await petr.goto(world.server.url);
  await petr.evaluate((table) => {
    localStorage.setItem(`tenback.key.${table.slice(0, 6)}.1`, localStorage.getItem(`tenback.key.${table}.1`) ?? "");
    localStorage.removeItem(`tenback.key.${table}.1`);
  }, id);
  await petr.goto(`${world.server.url}/t/${id}`);
  await petr.locator(".seat-row[data-yours]").waitFor();
});

it("a code that no table has is said as such, with a way home", async () => {
  const page = await come();
  await page.goto(`${world.server.url}/t/222222`);
  await page.getByRole("heading", { name: "No table has this code." }).waitFor();
  await page.locator(".waiting button").click();
  await page.locator(".home").waitFor();
});
