import { defineConfig } from "vitest/config";

// The page in the real browser, against the real server: `npm run test:browser` after `npm run build`; tools/page_pictures.
const include = process.env["PICTURES"] ? ["browser/pictures.ts"] : ["browser/**/*.test.ts"];

// A test that loses a race on a shared machine is tried once more, as ./test says; what is broken fails twice. ./test --deep forgives nothing.
const retry = process.env["DEEP"] ? 0 : 1;

export default defineConfig({
  // Two at a time: much of a game is waiting for bots, which take their time so that people can follow.
  test: { include, retry, testTimeout: 400_000, hookTimeout: 120_000, maxWorkers: 2 },
});
