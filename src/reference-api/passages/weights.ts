/**
 * Weights and thresholds of what fits a question, in one place. They were set by the evaluation
 * (`npm run bench -- search`): change one, look at all of its figures.
 */
export const WEIGHTS = {
  /** Added share of a word that stands in the name, the heading or the question of a passage. */
  name: 0.2,
  heading: 0.6,
  /** Added share of what one sentence alone covers. */
  sentence: 0.5,
  /** A passage in the language that was asked for. */
  ownLanguage: 0.05,
  /** A passage of the games that the talk is about. */
  nearGame: 0.35,
  /** What a word in Hiragana weighs, which is mostly grammar; one that no text has. */
  kana: 0.4,
  unknown: 0.6,
  /** What the pieces of a word that no text has weigh together, beside a known one. */
  pieces: 1.5,
} as const;

export const SEARCH_LIMITS = {
  /** Words of a query that are looked for, the first ones. */
  words: 24,
  /** So many passages with a word are counted; one that more have says nothing. */
  counted: 20_000,
  /** Passages that are looked at for the rare words of a query, all together. */
  looked: 40_000,
  /** Passages that are compared, and those of them whose texts are read. */
  candidates: 200,
  read: 40,
} as const;

/**
 * The steps of the search, one after the other: the lowest cost comes first. Within the first and the last, names have
 * the costs of `rankRows` (src/local-search).
 */
export const STEPS = {
  /** The words are a name or a tag, as they are. */
  name: 0,
  /** All words are in what says what the item is about, or in its texts. */
  subject: 32,
  text: 40,
  /** A game that the search names besides other words, with the passages of it that have these; and without any. */
  named: 44,
  onlyNamed: 52,
  /** Most of the words, the rare ones weighing most. */
  most: 60,
  /** A name that is spelt nearly so: added to its cost. */
  near: 0,
} as const;

/** The share of its words that a passage needs to be an answer, and to one that names its game. */
export const LEAST_SHARE = { most: 0.5, named: 0.35 } as const;

/** A passage that fits less than this part of the best one is no answer beside it. */
export const BESIDE_BEST = 0.6;
