/**
 * Weights and thresholds of what fits a question, in one place. They were set by the evaluation
 * (`npm run bench -- search`): change one, look at all of its figures.
 */
export const WEIGHTS = {
  /** Added share of a word that stands in the name; in the heading or the question, by how much of it the words cover. */
  name: 0.4,
  heading: 1,
  /** The same before texts are read, however long the heading. */
  inHeading: 0.2,
  /** Added share of what one sentence alone covers. */
  sentence: 0.2,
  /** Added share of what all passages of the item cover together. */
  item: 0.25,
  /** Added where somebody is asked for: people; and where a number is: sentences with one. */
  person: 0.1,
  number: 0.1,
  /** Added to what answers rather than introduces: sections, spoilers, skills and facts. */
  detail: 0.05,
  /** A passage in the language that was asked for. */
  ownLanguage: 0.05,
  /** A passage of the games that the talk is about. */
  nearGame: 0.5,
  /** What a word in Hiragana weighs, which is mostly grammar; one that no text has. */
  kana: 0.5,
  unknown: 0.6,
  /** The power of rarity: above 1 the rare words decide the more. */
  rarity: 1.4,
  /** What the pieces of a word that no text has weigh together, beside a known one. */
  pieces: 1.5,
  characters: 0.6,
};

export const SEARCH_LIMITS = {
  /** Words of a query that are looked for, the first ones. */
  words: 24,
  /** So many passages with a word are counted; one that more have says nothing. */
  counted: 20_000,
  /** Passages that are looked at for the rare words of a query, all together. */
  looked: 40_000,
  /** Passages that are compared, and those of them whose texts are read. */
  candidates: 1000,
  read: 60,
} as const;

/**
 * The steps of the search, one after the other: the lowest cost comes first. Names and tags as they are have the costs of
 * `rankRows` (src/local-search), from 0 on.
 */
export const STEPS = {
  /** One or two words that are all in what says what the item is about, or in its texts. */
  subject: 32,
  text: 40,
  /** A name that is spelt nearly so, besides what its errors cost. */
  near: 40,
  /** Most of the words: those of a game that the search names, and of any; the better they fit, the less they cost. */
  named: 60,
  most: 70,
  fit: 10,
  /** A game that the search names, whatever the other words mean. */
  onlyNamed: 56,
  /** All words, somewhere in the item. */
  scattered: 70,
} as const;

/** How much of a query a passage must have to be found: this share with this weight of words, or so much more of them. */
export const EVIDENCE = {
  share: 0.35,
  ofTwo: 0.5,
  weight: 0.45,
  ofItem: 0.6,
  ofNamed: 0.35,
} as const;

/** Where one passage has that much, others are found that fit at least this part as well. */
export const BESIDE_BEST = 0.25;

/** A search of so many words is answered by a passage with this share of them, so far ahead of the second. */
export const ANSWER = { words: 2, share: 0.6, margin: 0.2 } as const;
