import { defineConfig } from "vitest/config";

// The page in the real browser, against the real server: `npm run test:browser` after `npm run build`; tools/page_pictures.
const include = process.env["PICTURES"] ? ["browser/pictures.ts"] : ["browser/**/*.test.ts"];

export default defineConfig({
  test: { include, testTimeout: 90_000, hookTimeout: 30_000, fileParallelism: false },
});
