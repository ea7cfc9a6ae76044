// tools/page_pictures: contact sheets of every stop, phone and desktop, by day and by night; and a few in every language, by night.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, it } from "vitest";
import { journeys, type See } from "./journeys";
import { startWorld, Visitor } from "./world";

const folder = process.env["PICTURES"] ?? "/tmp/pictures";
const devices = {
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const world = startWorld();
beforeAll(() => mkdirSync(folder, { recursive: true }));

interface Picture {
  name: string;
  bytes: Buffer;
}

async function sheet(name: string, pictures: readonly Picture[], height: number): Promise<void> {
  const page = await world.browser.newPage({ viewport: { width: 1800, height: 100 } });
  const images = pictures.map(
    (it) => `<figure style="margin:0"><img style="height:${height}px;display:block" src="data:image/jpeg;base64,${it.bytes.toString("base64")}"><figcaption>${it.name}</figcaption></figure>`,
  );
  await page.setContent(`<body style="margin:8px;font:14px sans-serif;background:#999;display:flex;flex-wrap:wrap;gap:8px">${images.join("")}</body>`);
  await page.evaluate(() => Promise.all(Array.from(document.images, (image) => image.decode())));
  writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
  await page.close();
}

async function pictures(options: object, wanted: (stop: string) => boolean): Promise<Picture[]> {
  const taken: Picture[] = [];
  const take: See = async ({ page }, stop) => {
    if (wanted(stop)) taken.push({ name: stop, bytes: await page.screenshot({ type: "jpeg", quality: 92 }) }); // small enough for one sheet of all
  };
  for (const journey of journeys) {
    const visitor = await Visitor.come(world.browser, options);
    await journey.go(visitor, world.server.url, take);
    await visitor.context.close();
  }
  return taken;
}

for (const [device, options] of Object.entries(devices))
  for (const colorScheme of ["light", "dark"] as const)
    it(`${device} by ${colorScheme}`, async () => {
      const all = await pictures({ ...options, colorScheme }, () => true);
      await sheet(`${device}-${colorScheme}`, all, device === "phone" ? 520 : 340);
    });

it.each(["de", "uk", "cs", "ru"])("phone by night in %s", async (locale) => {
  const stops = ["home", "local.five", "local.face", "dialog.talk", "table.seating", "local.ending", "dialog.hint", "games"];
  await sheet(`phone-${locale}`, await pictures({ ...devices.phone, colorScheme: "dark", locale }, (stop) => stops.includes(stop)), 520);
});

