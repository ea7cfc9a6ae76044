// The proof of a shuffle, found out by the page itself: also after a reload, and where the browser offers no hashes (http without TLS).
import { it } from "vitest";
import { mouse, playToTheEnd } from "./player";
import { dealWithBot, host } from "./sitting";
import { startWorld } from "./world";

const world = startWorld("--absence-seconds", "3600");

it("security low: the page derives the deck, also after a reload and without crypto.subtle, and notices another deck", async () => {
  const { page } = await world.come();
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await host(page, world.server.url, { name: "Olena" });
  await dealWithBot(page);
  await page.locator(".table").waitFor();
  await page.reload();
  await page.locator(".table").waitFor();
  await playToTheEnd(page, mouse);
  const openProof = () => page.getByRole("button", { name: "How it was shuffled" }).click();
  const verdict = (name: string) => page.locator(`.fairness-verdict[data-verdict=${name}]`).waitFor();
  await openProof();
  await verdict("mine");
  await page.keyboard.press("Escape");
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const record = JSON.parse((await answer.text()).trim()) as { decks: string[][] };
    record.decks[0]?.reverse();
    await route.fulfill({ body: JSON.stringify(record), contentType: "application/x-ndjson" });
  });
  await openProof();
  await verdict("wrong_deck");
});
