// Waiting for something that may not come: after a while it says so, and there is always a way out.
import { useEffect, useState } from "preact/hooks";
import { t } from "../words/words";
import { HomeButton, Message } from "./message";

const patience = 2500; // milliseconds until somebody wonders

/** @param trouble what is in the way, if anything is known; it is said at once */
export function Waiting({ trouble = "" }: { trouble?: string }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!long && !trouble)
    return (
      <main class="waiting" aria-busy="true">
        {t("page.connecting")}
      </main>
    );
  return (
    <Message title={trouble || t("page.connecting")} busy>
      <HomeButton />
    </Message>
  );
}
