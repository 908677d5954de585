// What the server sends and what a game's view is given, as far as the page relies on it. Views of games are typed by their own
// declarations.

/** An answer of the question that is asked; docs/protocol.md. */
export interface Answer {
  do: string;
  verb: string;
  args: Record<string, string>;
  label: string;
  /** Of an answer that takes a pick back: the pick's own name and words, and how often it is picked. */
  said?: string;
  of?: string;
  picked?: boolean;
  count?: number;
}

export interface Picks {
  text: string;
  order: string[];
  held: { pick: Answer; back: Answer }[];
  done: Answer;
}

export interface Question {
  prompt: string;
  text: string;
  options: Answer[];
  rule?: string;
  rule_text?: string;
  picks?: Picks | null;
  /** What may be answered at any moment: leaving, coming back. */
  more?: Answer[];
}

export interface Happening {
  i: number;
  n?: number;
  kind: string;
  seat: number;
  args: string[];
  text: string;
  rule?: string;
}

export interface Person {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  [more: string]: any;
}

export interface Snapshot {
  table: string;
  n: number;
  seat: number;
  names: string[];
  view: any;
  game: { slug: string; title: string };
  question: Question | null;
  controls: number[];
  waiting: number[];
  people: Person[];
  undo: { policy: string; alone: boolean; [more: string]: any };
  [more: string]: any;
}

/** What lies where is asked with this much. */
export interface Asked {
  options: Answer[];
  view?: any;
  seat?: number;
}

/** What a view draws with (ctx): at a table, in a replay. */
export interface Drawing {
  snapshot: Snapshot;
  view: any;
  seat: number;
  names: string[];
  options: Answer[];
  cards: Map<string, Card>;
  fresh: Happening[];
  events?: Happening[];
  motion: string;
  lang: string;
  hinted?: string;
  armed?: string;
  busy?: boolean;
  choose(option: string, sure?: boolean): unknown;
  tell?(text: string): void;
  t(key: string, args?: Record<string, unknown>): string;
  [more: string]: any;
}

export interface Card {
  slug: string;
  name: string;
  about: string;
  table: string;
  kind: string;
  source: string;
  numbers: Record<string, any>;
}

/** A game's module: games/views.js. */
export interface GameView {
  table(ctx: Drawing): { board: unknown; mats: unknown; hand: unknown };
  targets?: string;
  animate?(ctx: Drawing): void;
  picture?(slug: string, card: Card): unknown;
  ends?(option: Answer): boolean;
  carries?(ctx: Drawing): { do: string; label: string }[];
  score?(ctx: Drawing): unknown;
}
