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
