// What a browser keeps: full, cleared, or written by a newer version, it is said, and nothing is damaged.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { handOf, mouse, playToTheEnd, playTurn } from "./player";
import { playAlone } from "./sitting";
import { startWorld, type Visitor } from "./world";

const world = startWorld();
let visitor: Visitor;
let page: Page;
beforeEach(async () => {
  visitor = await world.come();
  ({ page } = visitor);
});

/** A browser without room throws so at each write. */
async function setRoom(room: boolean): Promise<void> {
  for (const worker of page.workers())
    await worker.evaluate((isThere) => {
      const store = IDBObjectStore.prototype as IDBObjectStore & { usual?: IDBObjectStore["add"] };
      store.usual ??= store.add;
      const full = (): never => {
        throw new DOMException("no room", "QuotaExceededError");
      };
      store.add = isThere ? store.usual : full;
    }, room);
}

const origin = () => new URL(world.server.url).origin;

it("a full browser storage is said, the finished games are offered as a file, and play goes on when there is room", async () => {
  await playAlone(page, world.server.url);
  await playToTheEnd(page, mouse);
  await setRoom(false);
  await page.getByRole("button", { name: "Play again" }).click();
  const banner = page.locator(".storage-trouble");
  await banner.filter({ hasText: "no room left" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), banner.locator(".main").click()]);
  expect(readFileSync(await download.path(), "utf8")).toMatch(/^\{"tenback":/);
  await setRoom(true);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.locator(".table[data-moves] .hand-card").nth(7).waitFor();
  await banner.waitFor({ state: "detached" });
});

it("a browser that clears what it kept while a game is played does not lose the game", async () => {
  await playAlone(page, world.server.url);
  const tools = await visitor.context.newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: origin(), storageTypes: "indexeddb" });
  await playTurn(page, mouse);
  await page.locator(".table[data-moves][data-turn='2'] .hand-card").nth(7).waitFor();
  const hand = await handOf(page);
  await page.reload();
  await page.locator(".table[data-moves][data-turn='2'] .hand-card").nth(7).waitFor();
  expect(await handOf(page)).toEqual(hand);
});

it("a game that is not here any more is said to be gone, and is offered no longer", async () => {
  await playAlone(page, world.server.url);
  await page.goto(`${world.server.url}/#settings`);
  const tools = await visitor.context.newCDPSession(page);
  await tools.send("Storage.clearDataForOrigin", { origin: origin(), storageTypes: "indexeddb" });
  await page.goto(world.server.url);
  await page.reload();
  await page.locator(".go-on").click();
  await page.getByRole("heading", { name: "no longer on this device" }).waitFor();
  await page.locator(".waiting button").click();
  await page.locator(".home").waitFor();
  expect(await page.locator(".go-on").count()).toBe(0);
});

it("games that a newer version keeps are refused and left as they are", async () => {
  await page.goto(world.server.url);
  await page.locator(".home").waitFor();
  const newer = (write: boolean) =>
    page.evaluate(
      (writes) =>
        new Promise<unknown>((resolve, reject) => {
          const request = writes ? indexedDB.open("tenback", 2) : indexedDB.open("tenback");
          request.onupgradeneeded = () => request.result.createObjectStore("novelty").put("as it was", 1);
          request.onerror = () => reject(new Error("not opened"));
          request.onsuccess = () => {
            const { result } = request;
            const read = result.transaction("novelty").objectStore("novelty").get(1);
            read.onsuccess = () => {
              resolve([result.version, read.result]);
              result.close();
            };
          };
        }),
      write,
    );
  await newer(true);
  await page.locator(".home-start .main").click();
  await page.locator(".storage-trouble", { hasText: "newer version" }).waitFor();
  expect(await newer(false)).toEqual([2, "as it was"]);
});
