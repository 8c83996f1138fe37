/**
 * Values that decide between an answer and "I don't know", in one place. The values come from `npm run bench -- companion`: change
 * one, and look at all of its figures.
 */
export const WEIGHTS = {
  /** A unit in the heading, in the question of a spoiler, in the name or tags. One in the text counts 1. */
  heading: 1.6,
  question: 1.6,
  name: 1.2,
  /** Units that one sentence alone has. */
  sentence: 0.8,
  /** How much more a passage counts that has all units. */
  coverage: 1,
  /** A pair or triple of characters that no text has. */
  noWord: 0.3,
  /** How much a long text loses against a short one: 0 nothing, 1 in proportion. */
  length: 0.3,
} as const;

/** Added shares of a passage's score, by what is asked and what it is. */
export const BONUS = {
  story: -0.45,
  fact: -0.4,
  /** A spoiler, and one for somebody who is stuck. */
  spoiler: 0.1,
  stuck: 0.35,
  /** A role, where somebody is asked for; a section, where nobody is. */
  who: 0.25,
  section: 0.15,
  /** A text with a number, where one is asked for. */
  number: 0.1,
  /** A passage of the game of the answer before, of the page that the visitor came from, and under its heading. */
  gameBefore: 0.2,
  page: 0.5,
  sectionRead: 1,
  /** The page of the answer before, where the question goes on with it. */
  pageBefore: 1,
  /** A role that is named. */
  named: 1,
  /** The passage that the search finds first; the second has half of it, the third a third. */
  found: 0.5,
} as const;

/** The least of what a passage must have to be an answer. */
export const LEAST = {
  /** Its score, which grows with how many rare units it has, and the share of the units that it has. */
  score: 11,
  share: 0.14,
  /** A high share makes up for a low score, as in a short question. */
  sureShare: 0.4,
  sureScore: 5,
  /** The same where the game or a role of it is named. */
  namedShare: 0.36,
  /** A game that is not near is looked for where what is near has less than this share. */
  weakShare: 0.3,
  /** Hardly anything is asked but what it has. */
  wholeShare: 0.85,
  wholeScore: 2,
  /** It fits so well that words of small talk in the question do not count. */
  certainScore: 20,
  certainShare: 0.5,
  /** The same for a passage of a game that was not named and is none of the partner's. */
  farScore: 25,
  farShare: 0.7,
} as const;

/** A passage is shown as a card beside the answer from this share of its score on. */
export const BESIDE = 0.5;
/** One sentence of the next passage joins the answer from this share on. */
export const CLOSE = 0.6;
/** A spoiler is meant instead of the section that it stands in from this share of its score on. */
export const SPOILER_SHARE = 0.7;
/** Cards of an answer. */
export const MOST_CARDS = 3;
/** Cards of the nearest sections where there is no answer. */
export const NEAREST_CARDS = 2;
