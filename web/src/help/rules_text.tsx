// The rules of a game in our own words: a page of its own, or over a table.
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../generated/protocol";
import { speakAlso, t } from "../words/words";
import { Pictures } from "./pictures";
import { parted, rulesOf, type Section } from "./sections";
import "./help.css";

function SectionView({ game, section }: { game: Game; section: Section }) {
  const [first = "", ...more] = section.paragraphs();
  const { heading, rest } = parted(first);
  return (
    <section class="rule" data-variant={section.isVariant || undefined}>
      <h2>{heading}</h2>
      {section.pictures && <Pictures game={game} of={section.pictures} />}
      {[rest, ...more].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

export function RulesText({ game }: { game: Game }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void speakAlso("rules").then(() => setReady(true)), []);
  if (!ready) return <p aria-busy="true">{t("page.connecting")}</p>;
  return (
    <div class="rules">
      {rulesOf[game].map((section, place) => (
        <SectionView key={place} game={game} section={section} />
      ))}
    </div>
  );
}
