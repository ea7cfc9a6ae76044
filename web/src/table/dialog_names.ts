/** All that can lie over the table; the tests open each. */
export const dialogs = ["menu", "keys", "log", "chat", "invite", "hint", "warn", "fairness", "rules", "settings"] as const;
export type DialogName = (typeof dialogs)[number];
