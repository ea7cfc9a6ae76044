// A tutorial: its scenes one after the other, then the way to a real game.
import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameName, resultTitle } from "../game/phrases";
import type { Game } from "../generated/protocol";
import { Door } from "../local/door";
import { lastSetup } from "../home/remembered";
import { usualSetup, type Setup } from "../home/setup";
import { startTable } from "../home/start";
import { go } from "../navigation";
import { mayMove } from "../preferences";
import { compileModule, start } from "../rules/module";
import type { Told } from "../session/told";
import { bringRules } from "../table/looking";
import { TableScreen } from "../table/screen";
import { speakAlso, t } from "../words/words";
import { classic } from "./classic";
import { Coach } from "./coach";
import { face } from "./face";
import type { Lesson } from "./lesson";
import { LessonDesk } from "./lesson_desk";
import { prepare } from "./prepared";
import { quick } from "./quick";
import "./tutorial.css";

export const lessons: Readonly<Record<Game, Lesson>> = { classic, quick, face };

const pace = { lively: 750, still: 250 }; // milliseconds between two cards of the bot

async function openDoor(): Promise<Door> {
  const [module] = await Promise.all([compileModule().then(start), bringRules(), speakAlso("rules")]);
  return new Door(module);
}

/** A first real game is a plain one; against each other the bot is a beginner, too. */
function firstGame(game: Game): Setup {
  const { bots, level } = lastSetup();
  return { ...usualSetup, game, bots: Math.max(1, bots), level: game === "face" ? "easy" : level };
}

function Finished({ game, told, again }: { game: Game; told: Told; again: () => void }) {
  const play = useRef<HTMLButtonElement>(null);
  const [notice, setNotice] = useState("");
  const left = useMemo(() => new AbortController(), []);
  useEffect(() => () => left.abort(), []);
  const deal = async (): Promise<void> => setNotice(await startTable(firstGame(game), left.signal));
  useEffect(() => play.current?.focus(), []);
  const others = (Object.keys(lessons) as Game[]).filter((other) => other !== game);
  return (
    <main class="waiting">
      <section class="panel lesson-end">
        <h1>{resultTitle(told)}</h1>
        <p>{t(`tutorial.${game}.done`)}</p>
        <button ref={play} type="button" class="main large" data-ready onClick={() => void deal()}>
          {t("tutorial.play")}
        </button>
        <p class="notice" role="alert">
          {notice}
        </p>
        <div class="dialog-buttons">
          <button type="button" class="quiet" onClick={() => go({ screen: "rules", game })}>
            {t("rules.title", { game: gameName(game) })}
          </button>
          <button type="button" class="quiet" onClick={again}>
            {t("tutorial.again")}
          </button>
          {others.map((other) => (
            <button key={other} type="button" class="quiet" onClick={() => go({ screen: "tutorial", game: other })}>
              {t("tutorial.title", { game: gameName(other) })}
            </button>
          ))}
        </div>
      </section>
    </main>
  );
}

function SceneView({ door, lesson, place, over }: { door: Door; lesson: Lesson; place: number; over: (told: Told | null) => void }) {
  const [desk, setDesk] = useState<LessonDesk | null>(null);
  useEffect(() => {
    const scene = lesson.scenes[place];
    if (!scene) return;
    const made = new LessonDesk(lesson.game, scene, prepare(door, lesson.game, scene, mayMove() ? pace.lively : pace.still));
    setDesk(made);
    const stop = effect(() => {
      if (made.isDone.value) made.next();
      if (made.step === null) over(made.session.told.peek());
    });
    return () => {
      stop();
      made.close();
    };
  }, [door, lesson, place]);
  if (!desk) return null;
  const before = lesson.scenes.slice(0, place).reduce((sum, scene) => sum + scene.steps.length, 0);
  const all = lesson.scenes.reduce((sum, scene) => sum + scene.steps.length, 0);
  return (
    <div class="lesson">
      <Coach desk={desk} done={before} all={all} leave={() => go({ screen: "home" })} />
      <TableScreen desk={desk} />
    </div>
  );
}

export function Tutorial({ game }: { game: Game }) {
  const lesson = lessons[game];
  const [door, setDoor] = useState<Door | null>(null);
  const [place, setPlace] = useState(0);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => void openDoor().then(setDoor), []);
  const over = (last: Told | null): void => {
    setTold(last);
    setPlace(place + 1);
  };
  if (!door) return <main class="waiting" aria-busy="true">{t("page.connecting")}</main>;
  if (place >= lesson.scenes.length && told) return <Finished game={game} told={told} again={() => setPlace(0)} />;
  return <SceneView key={place} door={door} lesson={lesson} place={place} over={over} />;
}
