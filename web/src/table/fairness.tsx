// How the deck was shuffled, and what this device has found out about it.
import { useEffect, useState } from "preact/hooks";
import type { Verdict } from "../fair/check";
import type { Proof } from "../fair/shuffle";
import type { Told } from "../session/told";
import { t } from "../words/words";
import type { Desk } from "./desk";

function rowsOf(proof: Proof): [string, string][] {
  return [
    [t("page.fairness.commitment"), proof.commitment],
    [t("page.fairness.secret"), proof.secret],
    ...Object.entries(proof.contributions).map(([seat, bytes]): [string, string] => [t("page.fairness.part", { n: seat }), bytes]),
  ];
}

function Checked({ desk, told, proof }: { desk: Desk; told: Told; proof: Proof }) {
  const [verdict, setVerdict] = useState<Verdict | "checking">("checking");
  useEffect(() => {
    let wanted = true;
    // Hash and cipher are fetched only now.
    void import("../fair/check")
      .then(({ check }) => check(told, proof, desk.session.parts?.get(proof.round), desk.records))
      .catch((): Verdict => "no_record")
      .then((found) => wanted && setVerdict(found));
    return () => (wanted = false);
  }, [proof.table, proof.round]);
  return (
    <div class="fairness">
      <p class="fairness-verdict" role="status" data-verdict={verdict}>
        {t(`page.fairness.${verdict}`)}
      </p>
      <dl>
        {rowsOf(proof).map(([what, bytes]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              <code>{bytes}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p class="note">
        {t("page.fairness.verify")} <code>tenback verify {t("page.fairness.file")}</code>
      </p>
    </div>
  );
}

export function Fairness({ desk, told }: { desk: Desk; told: Told }) {
  if (told.state?.known) return <p>{t("page.fairness.known")}</p>;
  const proof = told.revealed?.fairness as Proof | undefined;
  if (!proof) return <p>{t("page.fairness.none")}</p>;
  return <Checked desk={desk} told={told} proof={proof} />;
}
