// The fullest tables that the rules allow: as many seats, cards and words as there can be.
import type { Pile, TellTable } from "../src/generated/protocol";
import { allSay, people, tableWith } from "./staged";

const four: readonly Pile[] = ["U1", "U2", "D1", "D2"];
const two: readonly Pile[] = ["U1", "D1"];
const since: [number, ...string[]][] = [
  [1, "5>U1", "93>D1"],
  [2, "58>D1", "53>D1", "12>U1"],
  [3, "14>U1", "63>D1", "22>U2"],
  [4, "60>D1", "17>U1", "90>D2"],
  [5, "80>D2", "90>D2", "27>U1", "44>U2"],
];
const ofCards = () => ["hint R low", "hint Y middle", "holds R", "holds Y"];
const fire = { fire: true, minimum: 3 as const };

export const worstTables: Readonly<Record<string, TellTable>> = {
  "The Game, five players, all talk": tableWith({ game: "classic", players: 5, hand: ["31", "48", "55", "66", "77", "98"], options: fire, turns: since, state: { talk: allSay(5, ["leave", "small"], four), burning: ["U2"], must_cover: ["U2"], required: 3 } }),
  "The Game, another's turn, one away": tableWith({ game: "classic", players: 5, hand: ["31", "48", "55", "66", "77", "98"], turns: since, seats: people(5, { here: false }), state: { seat: 5, talk: allSay(5, ["leave", "small"], four) } }),
  "The Game, bots of all levels": tableWith({ game: "classic", players: 5, hand: ["31", "48", "55", "66", "77", "98"], turns: since, seats: [...people(1), { bot: "easy" }, { bot: "normal" }, { bot: "hard" }, { bot: "expert" }], state: { seat: 3 } }),
  "The Game, one's own time is up": tableWith({
    game: "classic", players: 5, hand: ["31", "48", "55", "66", "77", "98"], turns: since, table: { clock: 30 },
    seats: people(5).map((info, place) => (place === 0 ? { ...info, away: true, stand_in: "hard", missed: 2 } : info)),
    state: { talk: allSay(5, ["leave", "small"], four) },
  }),
  "The Game, by the clock": tableWith({ game: "classic", players: 5, hand: ["31", "48", "55", "66", "77", "98"], turns: since, table: { clock: 120 }, state: { deadline: 119, deadline_ms: 119_000, talk: allSay(5, ["leave", "small"], four) } }),
  "The Game, who begins": tableWith({ game: "classic", players: 5, hand: ["31", "48", "55", "66", "77", "98"], state: { status: "opening", seat: null, turn: 0, wishes: { "2": "do_not_care", "3": "very_much", "4": "rather_not", "5": "gladly" } } }),
  "The Game, four players, all talk": tableWith({ game: "classic", players: 4, hand: ["31", "48", "55", "66", "77", "98"], options: { fire: true }, turns: since.slice(0, 4), state: { talk: allSay(4, ["leave", "small"], four) } }),
  "The Game, three players, all talk": tableWith({ game: "classic", players: 3, hand: ["31", "48", "55", "66", "77", "98"], turns: since.slice(0, 3), state: { talk: allSay(3, ["leave", "small"], four) } }),
  "The Game, somebody looks on": { ...tableWith({ game: "classic", players: 5, hand: [], turns: since, state: { talk: allSay(5, ["leave", "small"], four) } }), you: null, hand: null },
  "The Game, two players": tableWith({ game: "classic", players: 2, hand: ["31", "48", "55", "66", "77", "87", "98"], turns: [[1, "5>U1"], [2, "58>D1", "53>D1", "12>U1"]], state: { talk: allSay(2, ["leave", "small"], four) } }),
  "The Game, alone": tableWith({ game: "classic", players: 1, hand: ["31", "48", "55", "66", "77", "87", "97", "98"], options: { fire: true }, turns: [[1, "5>U1", "22>U2"]], state: { burning: ["U2"] } }),
  "Quick & Easy, five players, all talk": tableWith({
    game: "quick", players: 5, hand: ["G4", "V10"],
    turns: [[1, "R1>U1"], [2, "R9>D1", "Y4>U1"], [3, "G8>D1", "G5>U1"], [4, "B7>D1", "B6>U1"], [5, "B10>D1", "V8>U1"]],
    state: { required: 1, talk: allSay(5, ["leave", "small", "mean", "trick"], two, ofCards) },
  }),
  "Quick & Easy, who begins": tableWith({ game: "quick", players: 5, hand: ["G4", "V10"], state: { status: "opening", seat: null, turn: 0, wishes: { "2": "do_not_care", "3": "very_much", "4": "rather_not", "5": "gladly" }, talk: allSay(5, ["leave", "small"], two, ofCards) } }),
  "Quick & Easy, professional": tableWith({ game: "quick", players: 5, hand: ["G4", "V10"], options: { pro: true }, table: { talk: "markers" }, turns: [[1, "R1>U1"], [2, "R9>D1"], [3, "G8>D1"], [4, "B6>U1"], [5, "V8>U1"]], state: { required: 1, seat: 4, talk: allSay(5, ["mean", "trick"], two, () => ["holds G", "holds V"]) } }),
  "Face to Face": tableWith({ game: "face", players: 2, hand: ["8", "31", "42", "48", "55", "57"], table: { talk: "open" }, turns: [[1, "5>U1"], [2, "58>D2", "12>U2", "53>D2", "14>U1", "52>D2"]], state: { talk: allSay(2, ["leave", "small", "mean"], four) } }),
  "Face to Face, one's own time is up": tableWith({
    game: "face", players: 2, hand: ["8", "31", "42", "48", "55", "57"], table: { talk: "open", clock: 30 }, turns: [[1, "5>U1"], [2, "58>D2", "12>U2", "53>D2", "14>U1", "52>D2"]],
    seats: people(2).map((info, place) => (place === 0 ? { ...info, away: true, stand_in: "hard", missed: 2 } : info)),
    state: { talk: allSay(2, ["leave", "small", "mean"], four) },
  }),
};

const left = { "1": ["31", "48", "55", "66", "77", "98"], "2": ["32", "49", "56", "67", "78", "99"], "3": ["33", "47", "54", "65", "76", "97"], "4": ["34", "46", "51", "64", "75"], "5": [] };
export const endings: Readonly<Record<string, TellTable>> = {
  "ending with three hands": tableWith({ game: "classic", players: 5, hand: left["1"], turns: since, state: { status: "lost", reason: "stuck", left: 23, talk: [] }, revealed: { hands: left } }),
};
