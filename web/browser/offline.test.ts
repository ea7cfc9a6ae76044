// After one visit the page needs neither server nor network; a new version waits until it is asked for.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mouse, playTurn } from "./player";
import { Server, startBrowser, Visitor } from "./world";

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

async function firstVisit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator(".home").waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
}

it("a game is played, and the rules are read, after the server has gone", async () => {
  const server = await Server.start();
  const { page, context } = await Visitor.come(browser);
  await firstVisit(page, server.url);
  await server.stop();
  await context.setOffline(true);
  await page.goto(server.url);
  await page.locator(".game-tile[data-game=face]").click();
  await page.locator(".segment", { hasText: "Hard" }).click();
  await page.locator(".home-start .main").click();
  await page.locator(".table[data-moves]").waitFor();
  await playTurn(page, mouse);
  await page.locator(".table[data-moves], .ending").first().waitFor();
  await page.locator(".place .note").waitFor({ state: "detached" }); // what the bot has learned is here, too
  await page.goto(`${server.url}/#rules/face`);
  await page.locator(".rule").first().waitFor();
  await page.goto(`${server.url}/#settings`);
  await page.locator(".segment", { hasText: "Deutsch" }).click();
  await page.getByText("Sprache").waitFor();
  await page.goto(`${server.url}/#tutorial/quick`);
  await page.locator(".coach").waitFor();
  await page.goto(`${server.url}/nowhere`);
  await page.locator(".waiting .main").click();
  await page.locator(".home").waitFor();
  await context.close();
});

it("row 8: without a network no screen is a dead end, and nothing that was asked for happens later", async () => {
  const server = await Server.start();
  const { page, context } = await Visitor.come(browser);
  await firstVisit(page, server.url);
  await page.locator(".setup .segment").nth(1).click();
  await page.locator(".home-start .main").click();
  await page.locator(".seat-row[data-yours]").waitFor();
  await server.kill();
  await page.reload();
  await page.locator(".waiting h1", { hasText: "No connection" }).waitFor();
  await page.locator(".waiting button").click();
  await page.locator(".home-start .main[data-ready]").click();
  await page.locator(".home-start .notice", { hasText: "cannot be reached" }).waitFor();
  await page.locator(".home-start .main[data-ready]").waitFor();
  await page.goto(`${server.url}/#lobby`);
  await page.locator(".empty", { hasText: "cannot be reached" }).waitFor();
  await server.restart();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".empty", { hasText: "No table is waiting" }).waitFor();
  expect(new URL(page.url()).hash).toBe("#lobby"); // the table that was asked for is not made
  await context.close();
  await server.stop();
});

it("security, medium 5: a server whose store is away is asked again, and is not said to have no such table", async () => {
  const server = await Server.start();
  const { page, context } = await Visitor.come(browser);
  let refusals = 2;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const real = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as { id: number; do: string };
      if (message.do !== "join" || refusals === 0) {
        real.send(text);
        return;
      }
      refusals -= 1;
      socket.send(JSON.stringify({ tell: "answer", id: message.id, ok: false, error: { code: "not_kept" } }));
    });
  });
  await page.goto(server.url);
  await page.locator(".setup .segment").nth(1).click();
  await page.locator(".home-start .main").click();
  await page.locator(".waiting h1", { hasText: "cannot open this table right now" }).waitFor();
  await page.locator(".seat-row[data-yours]").waitFor();
  expect(refusals).toBe(0);
  await context.close();
  await server.stop();
});

it("a new version is announced outside of games, and loaded when it is asked for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "tenback-versions-"));
  cpSync("dist", folder, { recursive: true });
  const server = await Server.start("--page", folder);
  const { page, context } = await Visitor.come(browser);
  await firstVisit(page, server.url);
  await server.kill();
  for (const name of ["sw.js", "index.html"]) {
    const text = readFileSync(join(folder, name), "utf8");
    rmSync(join(folder, `${name}.gz`));
    rmSync(join(folder, `${name}.br`));
    writeFileSync(join(folder, name), text.replace(/version = "\w+"/, 'version = "another"').replace("<title>tenback", "<title>new tenback"));
  }
  await server.restart();
  await page.goto(`${server.url}/#tutorial/quick`);
  await page.locator(".coach").waitFor();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing) await new Promise((resolve) => installing.addEventListener("statechange", resolve));
  });
  expect(await page.locator(".new-version").count()).toBe(0);
  await page.goto(`${server.url}/#settings`);
  await page.locator(".new-version .main").click();
  await page.waitForFunction(() => document.head.querySelector("title")?.textContent === "new tenback");
  expect(await page.locator(".new-version").count()).toBe(0);
  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
