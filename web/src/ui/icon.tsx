const paths = {
  close: "M6 6l12 12M18 6 6 18",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  unfold: "M5 9l7 7 7-7",
  turn_back: "M18 5l-7 7 7 7M11 5l-7 7 7 7",
  turn_on: "M6 5l7 7-7 7M13 5l7 7-7 7",
  open: "M4 6h6l2 3h8v10H4Z",
  rules: "M6 4h9l4 4v12H6ZM9 11h7M9 15h7",
  replay: "M5 12a7 7 0 1 0 2-5M5 4v4h4",
  menu: "M5 7h14M5 12h14M5 17h14",
  hint: "M9 17h6M10 20h4M12 4a6 6 0 0 0-3.5 10.9c.3.3.5.7.5 1.1h6c0-.4.2-.8.5-1.1A6 6 0 0 0 12 4Z",
  talk: "M5 6h14v9h-7l-4 4v-4H5Z",
  chat: "M3 5h12v8H8l-3 3v-3H3ZM18 9h3v8h-2v3l-3-3h-6v-1",
  log: "M8 6h11M8 12h11M8 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  undo: "M9 7 5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3",
  lay: "M7 3h10v14H7ZM9.5 10l2 2.5 3.5-4.5M4 21h16",
  tables: "M4 10h16M6 10v9M18 10v9M9 6h6v4H9Z",
  learn: "M3 9l9-4 9 4-9 4ZM7 11v5c3 2.5 7 2.5 10 0v-5",
  invite: "M16 19a5 5 0 0 0-10 0M11 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 11 11ZM18 8v6M15 11h6",
  keys: "M4 7h16v10H4ZM8 14h8M8 10.5h.01M12 10.5h.01M16 10.5h.01",
  settings: "M4 8h9M17 8h3M4 16h3M11 16h9M15 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  check: "M5 12.5 10 17 19 7",
  well: "M12 3.5 14.6 9l6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8Z",
  phew: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM9 10h.01M15 10h.01M8 15.5c1.3-1.2 2.7-1.2 4 0s2.7 1.2 4 0",
  pity: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM9 10h.01M15 10h.01M8.5 16.5c1.8-2 5.2-2 7 0",
  joy: "M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18ZM8 10.5c.5-1 1.5-1 2 0M14 10.5c.5-1 1.5-1 2 0M8 14c1.5 4 6.5 4 8 0Z",
  look: "M3 12c4-7 14-7 18 0-4 7-14 7-18 0ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  lost: "M4 9a12 12 0 0 1 16 0M7 13a7 7 0 0 1 10 0M12 18h.01M4 4l16 16",
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
