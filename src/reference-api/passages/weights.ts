/**
 * Weights and thresholds of what fits a question, in one place. They were set by the evaluation
 * (`npm run bench -- search`): change one, look at all of its figures.
 */
export const WEIGHTS = {
  /** Added share of a word that stands in the name; in the heading or the question, by how much of it the words cover. */
  name: 0.4,
  heading: 0.4,
  /** The same before texts are read, however long the heading. */
  inHeading: 0.2,
  /** Added share of the words by which the game, and hardly another one, is called. */
  title: 0.5,
  /** Added share of what one sentence alone covers. */
  sentence: 0.1,
  /** Added share of the words whose first characters stand close together in one sentence. */
  close: 0.5,
  /** Added share of what a question of players has of the words, by how much of it they cover. */
  asked: 0.4,
  /** Added share of what all passages of the item cover together. */
  item: 0.2,
  /** Added where somebody is asked for, or spoken of: people; of a partner: partners; of an event: events. */
  person: 0.2,
  someone: 0.2,
  partner: 0.3,
  event: 0.25,
  /** Added to a text that says word for word what is looked for. */
  quote: 0.4,
  /** Added where a number is asked for: sentences with one. */
  number: 0.1,
  /** Added to what answers rather than introduces: sections; spoilers; skills and facts. */
  section: 0.2,
  spoiler: 0.1,
  detail: 0.05,
  /** A passage in the language that was asked for. */
  ownLanguage: 0.05,
  /** Added to a passage of the game of the answer before, of the page that the visitor came from, and under its heading. */
  gameBefore: 0.05,
  page: 0.12,
  sectionRead: 0.25,
  /** The same for the page of the answer before, where the question goes on with it, and for a role that is named. */
  pageBefore: 0.25,
  named: 0.25,
  /** The part of a word's weight that its synonyms have. */
  synonym: 0.85,
  /** The weight of a word in Hiragana, which is mostly grammar; of one that no text has. */
  kana: 0.5,
  unknown: 0.6,
  /** The power of rarity: above 1 the rare words decide the more. */
  rarity: 1.4,
  /** The part of a word's weight that what it may be a misspelling of has. */
  near: 0.8,
  /** The weight of the pieces of a word that no text has, all together beside a known one; of single characters. */
  pieces: 1.5,
  characters: 0.6,
};

/** The most games whose names have a word that is half a name; the fewest letters of such a word in Hiragana. */
export const TITLE = { games: 2, kana: 3 } as const;

/** The fewest words in characters that are looked for close together, and within how many letters. */
export const CLOSE_WORDS = { least: 3, within: 12 } as const;

export const SEARCH_LIMITS = {
  /** Words of a query that are looked for, the first ones. */
  words: 24,
  /** The most passages with a word that are counted; one that more have says nothing. */
  counted: 20_000,
  /** Passages that are looked at for the rare words of a query, all together. */
  looked: 40_000,
  /** Passages that are compared, and those of them whose texts are read. */
  candidates: 1000,
  read: 40,
  /** The same within a few games. */
  readWithin: 150,
} as const;

/**
 * The steps of the search, one after the other: the lowest cost comes first. Names and tags as they are have the costs of
 * `rankRows` (src/local-search), from 0 on.
 */
export const STEPS = {
  /** All that was asked is one of the questions that a fact answers. */
  asked: 31,
  /** One or two words that are all in what says what the item is about, or in its texts. */
  subject: 32,
  text: 40,
  /** The same of any item but a game that is called by one of them. */
  besideTitled: 60,
  /** An event that has the words and is not named by them. */
  event: 41,
  /** The same where the way to do something is asked: behind all games and roles. */
  eventBesideWay: 75,
  /** A name that is spelt nearly so, besides what its errors cost. */
  near: 40,
  /** Most of the words: those of a game that the search names, and of any; the better they fit, the less they cost. */
  named: 60,
  most: 70,
  fit: 10,
  /** A game that the search names, whatever the other words mean. */
  onlyNamed: 56,
} as const;

/** The share of a question's words below which what is found first is but the nearest: so are 5 of 257 that it answers, and 6 of 16 that it does not. */
export const LEAST_TOLD = 0.42;

/** The most words of which an item must have all, wherever: of more, a passage with most of them says more. */
export const ALL_WORDS = 2;

/** The most words that no text has and that are taken for names, and the most words of one misspelt name: all names are compared. */
export const GUESSED_WORDS = 2;
export const NAME_WORDS = 6;

/** How much of a query a passage must have to be found: this share with this weight of words, or rare words where they tell much; of a game that it names less. */
export const EVIDENCE = {
  share: 0.4,
  ofTwo: 0.5,
  weight: 0.45,
  rareWeight: 0.8,
  rareScore: 0.68,
  ofNamed: 0.35,
  /** The share of a question's words that a name or a number must have which the question does not ask for. */
  ofFact: 0.7,
  /** The part of a question of players that is as good as all of it. */
  asked: 0.85,
  /** The score for being out of scope up to which this part of the share is enough. */
  inside: -1.5,
  ofInside: 0.65,
} as const;

/**
 * A search is of nothing here where the classifier (`out-of-scope`) is the surer of it the better a text fits: so much for
 * each point of the fit, less by the least, and less for a sentence, and for what asks for a thing that no text tells. They
 * are the coefficients of a logistic regression over 800 searches with an answer or without one, as parts of the
 * classifier's, moved until hardly any that has an answer is taken for nothing.
 */
export const OUTSIDE = { fit: 2.8, sentence: 2.5, untold: 2.7, least: 1 } as const;

/** The fewest letters of a search that is quoted where a text has it: fewer stand there by accident. */
export const QUOTED = { latin: 12, other: 5 } as const;

/** The part of the best fit, and of the share of the words in it, that others need beside it. */
export const BESIDE_BEST = { score: 0.4, share: 0.45 } as const;

/** Other spoilers of a game are told beside the best passage of it, so many, with this share of the words and of its score. */
export const BESIDE_SPOILERS = { most: 2, share: 0.4, score: 0.6 } as const;

/** A search of so many words is answered by a passage with this share of them and this score, one sentence of which has so much or is asked for so, so far ahead of the second. */
export const ANSWER = { words: 2, share: 0.6, score: 1.2, sentence: 0.5, margin: 0.2 } as const;

/** Number of games up to which those are told besides that miss one choice of a search, and the most of them. */
export const NEARLY = { few: 2, most: 3 } as const;
