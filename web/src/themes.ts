// What can be chosen for the eyes; styles/themes.css says how it looks.
export const felts = ["oak", "green", "blue", "plum", "contrast"] as const;
export type Felt = (typeof felts)[number];
export const decks = ["waves", "plain", "clear"] as const;
export type Deck = (typeof decks)[number];
