/** The least value that a translation of facts must name: "two" becomes "both", "the other" or nothing. */
export const LEAST_FACT = 3;

/** Pairs of characters that more games than these use are common, and give no answer away. */
export const COMMON_GAMES = 6;

/** A plain sentence tells an answer when it has this share of the pairs that set a sentence of the answer apart. */
export const TOLD_SHARE = 0.5;

/** The least number of such pairs. */
export const TOLD_PAIRS = 3;
