// Focus never falls into the void: when the control that has it goes away, the next sensible one takes over.
const successors = [
  "dialog[open] .main",
  ".coach .main",
  ".wishes .chip",
  ".hand-card[tabindex='0']",
  ".actions .main",
  ".hand-over .main",
  ".ending h2",
  ".seating .main:not(:disabled)",
  "main h1",
];

function takeOver(): void {
  const next = successors.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
  if (!next) return; // the screen is not there yet: its arrival is looked at, too
  if (next.tabIndex < 0) next.tabIndex = -1; // a heading
  next.focus({ preventScroll: true });
}

/** For as long as the page lives. */
export function keepFocus(): void {
  let last: Element | null = null;
  document.addEventListener("focusin", ({ target }) => {
    last = target instanceof Element ? target : null;
  });
  const isLost = (): boolean => last !== null && document.activeElement === document.body && (!last.isConnected || last.matches(":disabled"));
  new MutationObserver(() => {
    if (isLost()) takeOver();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled", "open"] });
}
