// The service worker: keeps every file of one build, so that the page opens without server and network. It never changes what a
// page already runs with: a new build waits until somebody asks for it.

/** Written in front of this file by tools/offline.mjs. */
declare const files: readonly string[];
declare const version: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const prefix = "tenback-";
/** All addresses but the server's own are the page's: it knows which lead nowhere. */
const isOfServer = /^\/(api\/|health$|ready$|metrics$)/;

async function keep(): Promise<void> {
  const cache = await caches.open(prefix + version);
  // What has a hash in its name may come from the browser's own cache.
  await cache.addAll(files.map((file) => new Request(file, { cache: file.startsWith("/assets/") ? "default" : "no-cache" })));
}

/** This build and the one before stay: another window may still run that. */
async function tidy(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(ours.slice(0, -2).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request, kept: string | Request): Promise<Response> {
  const here = await caches.open(prefix + version);
  return (await here.match(kept)) ?? (await caches.match(kept)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(keep()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname !== "/" && (pathname.startsWith("/assets/") || files.includes(pathname))) event.respondWith(answer(request, request));
  else if (request.mode === "navigate" && !isOfServer.test(pathname)) event.respondWith(answer(request, "/"));
});
