import { useState } from "preact/hooks";
import { go } from "../navigation";
import { t } from "../words/words";

/** A table of a friend, by the code that they read out. */
export function JoinByCode() {
  const [code, setCode] = useState("");
  const join = (event: SubmitEvent): void => {
    event.preventDefault();
    if (code.length >= 6) go({ screen: "table", id: code });
  };
  return (
    <form class="join panel" onSubmit={join}>
      <label class="join-field">
        <span>{t("page.home.code")}</span>
        <input type="text" value={code} placeholder={t("page.home.code")} maxLength={16} autoComplete="off" autoCapitalize="characters" spellcheck={false} onInput={(event) => setCode(event.currentTarget.value.toUpperCase().replace(/[^2-9A-HJ-NP-Z]/g, ""))} />
      </label>
      <button type="submit" class="quiet" disabled={code.length < 6}>
        {t("page.home.join")}
      </button>
    </form>
  );
}
