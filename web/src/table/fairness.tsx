// How the deck was shuffled, and what this device can say about it: it saw the commitment before the deal, and gave a part.
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

interface Proof {
  round: number;
  commitment?: string;
  secret?: string;
  contributions?: Record<string, string>;
}

type Verdict = "mine" | "others" | "wrong";

/** What this device saw before the deal agrees with the proof, or not. */
export function judge(proof: Proof, you: number | null, given: { bytes: string; commitment: string } | undefined): Verdict {
  if (!given || you === null) return "others";
  return proof.commitment === given.commitment && proof.contributions?.[String(you)] === given.bytes ? "mine" : "wrong";
}

export function Fairness({ desk, told }: { desk: Desk; told: Told }) {
  if (told.state?.known) return <p>{t("page.fairness.known")}</p>;
  const proof = told.revealed?.fairness as Proof | undefined;
  if (!proof) return <p>{t("page.fairness.none")}</p>;
  const verdict = judge(proof, told.you, desk.session.parts.get(proof.round));
  const rows: [string, string | undefined][] = [
    [t("page.fairness.commitment"), proof.commitment],
    [t("page.fairness.secret"), proof.secret],
    ...Object.entries(proof.contributions ?? {}).map(([seat, bytes]): [string, string] => [t("page.fairness.part", { n: seat }), bytes]),
  ];
  return (
    <div class="fairness">
      <p>{t(`page.fairness.${verdict}`)}</p>
      <dl>
        {rows.map(([what, bytes]) =>
          bytes ? (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                <code>{bytes}</code>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <p class="note">{t("page.fairness.verify")}</p>
    </div>
  );
}
