// The page on this device: kept for offline use, and told when a new version has come.
import { signal } from "@preact/signals";

/** A new version that is here and waits to be asked for. */
export const waiting = signal<ServiceWorker | null>(null);

function watch(registration: ServiceWorkerRegistration): void {
  const see = (): void => {
    // Without a controller it is the first visit, and nothing older runs.
    if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  see();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", see));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined); // no network: later
  });
}

/** Only the built page is kept, and only where the browser can. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).then(watch, () => undefined);
}

export function loadNewVersion(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.value?.postMessage("take over");
}
