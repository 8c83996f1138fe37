/**
 * Values that decide between an answer and "I don't know", in one place; how well passages fit is weighed in
 * `passages/weights.ts`. They come from `npm run bench -- companion`: change one, and look at all of its figures.
 */
export const LEAST = {
  /** The weight of a question's words that a passage must have to be an answer, their share, or its item's; or its score. */
  near: { weight: 0.45, share: 0.25, ofItem: 0.6, score: 0.8 },
  /** The same where something is asked: what fits best is what was meant, unless nothing fits. */
  asked: { weight: 0.35, share: 0.1, ofItem: 0.5, score: 0.9 },
  /** The same where the game or a role of it is named. */
  named: { weight: 0.3, share: 0.2, ofItem: 0.5, score: 0.9 },
  /** The weight and share of them that a partner's description must have where the partner is not named. */
  self: { weight: 0.5, share: 0.5 },
  /** The same of a page or an event where no game is meant; or the part of it, or of the partner's page, that is as people ask. */
  beyond: {
    page: { weight: 0.4, share: 0.4 },
    activity: { weight: 1, share: 0.6 },
    /** The same of a page where the message has a word of the service, such as a refund. */
    ofSite: { weight: 0.3, share: 0.2 },
    asked: 0.4,
  },
  /** The part of a message that people ask in much the same words: then it is not outside of what is known. */
  asAsked: 0.65,
  /** The same for a message that a fact would answer, and of which nothing is known: a text answers only what is asked in these very words. */
  inTheseWords: 0.9,
  /** The weight of a question's words that the announcement of an event must have. */
  event: 0.5,
  /** A game that is not near is looked for where what is near has less than this share. */
  weakShare: 0.35,
  /** It fits so well that words of small talk in the question do not count. */
  certain: { weight: 1, share: 0.6 },
  /** The same for a passage of a game that was not named and is none of the partner's. */
  far: { weight: 1.2, share: 0.7 },
} as const;

/** The parts that the passages of a game must have of its description, of the best score, and of the sum that the next game has. */
export const DESCRIBED = {
  score: 0.9,
  near: { ofItem: 0.55, ahead: 1.03 },
  far: { ofItem: 0.35, ahead: 1.4 },
} as const;

/**
 * Weights of what makes sure that the best passage answers, and not only has some words of the message: how well it fits, how
 * much its item has, how much a sentence is asked for in these words and has of them, and the number of words. The names of a
 * game or a role fit by themselves. A regression over 674 questions, 86 of them about what no text tells, rounded.
 */
export const SURE = {
  score: 1,
  ofItem: 0.6,
  asked: 0.4,
  words: 0.5,
  each: 0.06,
  named: -0.5,
  role: -0.7,
} as const;
/** Sum below which the best passage is a guess: so are 16 more of 240 questions that nothing answers, and 3 of 945 that something does. */
export const LEAST_SURE = 1.2;

/**
 * A passage of the same game, or of another one, is shown as a card beside the answer from this share of its score on; of
 * another one also from this share on of what the question has in common with what players ask.
 */
export const BESIDE = { sameGame: 0.5, otherGame: 0.8, asked: 0.85 } as const;
/** A passage of the same game adds what it says to the answer beside the best from this share of its score on. */
export const CLOSE = 0.8;
/** Number of them, the best ones of the page and of others: an answer of all sections tells nobody where to read on. */
export const MOST_BESIDE = 2;
/** A page of the site is shown beside the one that answers from this share of its score on. */
export const BESIDE_PAGE = 0.92;
/** A page that people ask for in these words by so much more of them is meant, though another fits better by its heading. */
export const ASKED_MORE_OF_PAGE = 0.3;
/** A spoiler is meant instead of the section that it stands in from this share of its score on. */
export const SPOILER_SHARE = 0.85;
/**
 * A spoiler anywhere in the game is meant instead with this share of the score, where players ask for it so much of the message,
 * and more than for what fits best: what they are stuck at is told step by step.
 */
export const ASKED_SPOILER = { score: 0.8, asked: 0.6 } as const;
/** The passages that fit best, one of which tells a fact that is asked of somebody who is described. */
export const FACT_TEXTS = 5;
/** Cards of an answer. */
export const MOST_CARDS = 3;
/** Cards of the nearest sections where there is no answer. */
export const NEAREST_CARDS = 2;
