// Questions about the rules, answered at once by the engine itself.
import type { Failure, Look, LookQuestion, ReplayAnswer, Say, SayQuestion } from "../generated/protocol";
import { compileModule, start } from "./module";

export interface Rules {
  /** Throws if the question is none: a mistake of the page. */
  look(question: LookQuestion): Look;
  /** All that the seat may say now: permitted, true and not said yet. */
  maySay(question: SayQuestion): Say[];
  replay(records: string): ReplayAnswer;
}

let loading: Promise<Rules> | undefined;

async function load(): Promise<Rules> {
  const module = await start(await compileModule());
  return {
    maySay: (question) => {
      const answer = JSON.parse(module.get(module.exports.may_say(module.put(JSON.stringify(question))))) as { says?: Say[] };
      return answer.says ?? [];
    },
    look: (question) => {
      const answer = JSON.parse(module.get(module.exports.look(module.put(JSON.stringify(question))))) as Look | Failure;
      if ("error" in answer) throw new Error(answer.error);
      return answer;
    },
    replay: (records) =>
      JSON.parse(module.get(module.exports.replay(module.put(records)))) as ReplayAnswer,
  };
}

export function loadRules(): Promise<Rules> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}
