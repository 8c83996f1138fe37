import { isLatin, normalizeText, wordsOf } from '../../local-search/normalize-text';
import { isSentence } from '../../local-search/sentence';

/** Words of an English question that say nothing of what is asked about. */
const SMALL_WORDS = new Set(
  'and are but can could did does for from had has have her his how its may must not should that the their them then there they this was were what when where which who whose why will with would you your'.split(
    ' ',
  ),
);

/** The shortest word of a sentence that is marked. */
const FEWEST_LETTERS = 3;

/** Runs of one script in a text without blanks. Hiragana alone holds a sentence together and says little. */
const RUN = /[\u30a1-\u30fa\u30fc]{2,}|\p{Script=Han}+/gu;

/** Pairs of characters that stand beside each other, or the one that there is. */
function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
}

/** The words of a sentence by which a text is known again. */
function termsOfSentence(search: string): string[] {
  const words = wordsOf(normalizeText(search)).filter((word) =>
    isLatin(word)
      ? word.length >= FEWEST_LETTERS && !SMALL_WORDS.has(word)
      : Array.from(word).length > 1,
  );
  const runs = search.normalize('NFKC').match(RUN) ?? [];
  const pieces = runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? pairsOf(run) : [run]));
  return [...words, ...pieces.map(normalizeText)];
}

/**
 * Splits a search into what is marked in texts, normalized: its words, cut where the script changes, and of a sentence
 * those that say what it is about.
 */
export function termsOf(search: string): string[] {
  const words = wordsOf(normalizeText(search));
  return [...new Set(isSentence(search) ? termsOfSentence(search) : words)];
}
