import { asksSomething } from '../passages/asked-for';
import type { FoundPassage, FoundSentence } from '../passages/find-passages';
import type { Passage } from '../passages/passage';
import { holdsWord, ReadySentence } from '../passages/sentences';
import { textKey } from '../passages/text-key';
import { shareOf, weightOf, type WeighedWord } from '../passages/weigh-words';
import { ANSWER, EVIDENCE } from '../passages/weights';
import type { Matches } from './find-matches';

/** Kinds of texts that are so short and so many that one of them shares a few words with any question. */
const PASSING: readonly Passage['kind'][] = ['summary', 'fact', 'skill'];

/** True when a passage fits so well that it is more than a text with the same words. */
function isClear({ asked, score, passage }: FoundPassage): boolean {
  return asked >= EVIDENCE.asked || (score >= ANSWER.score && !PASSING.includes(passage.kind));
}

/** True for a search that is the heading of a passage: whoever has its name wants the section. */
function isHeading(search: string, { passage: { heading = '' } }: FoundPassage): boolean {
  return textKey(heading) === textKey(search);
}

/** The sentence that a card tells: the first of those that have most of the search's own words. */
function toldSentence(
  { sentences }: FoundPassage,
  weigh: (sentence: FoundSentence) => number,
): FoundSentence | undefined {
  let told: FoundSentence | undefined;
  for (const sentence of sentences()) {
    if (!told || weigh(sentence) > weigh(told)) told = sentence;
  }
  return told;
}

/**
 * True when the sentence that a card tells, with the heading above it, has nearly all that was asked: two of its words at least,
 * each counted once whatever else it may be called, or all of what players ask it for.
 */
function isSaid(found: FoundPassage, words: readonly WeighedWord[]): boolean {
  const ownOf = (sentence: FoundSentence): readonly WeighedWord[] =>
    words.filter(({ match }) => sentence.words.some((word) => word.match === match));
  const told = toldSentence(found, (sentence) => weightOf(ownOf(sentence)));
  if (!told) return false;
  const heading = new ReadySentence(found.passage.heading ?? '');
  const own = ownOf(told);
  const had = words.filter((word) => own.includes(word) || holdsWord(heading, word));
  const isAsked = told.asked / weightOf(words) >= ANSWER.sentence;
  if (isAsked) return told.shared >= ANSWER.words;
  return had.length >= ANSWER.words && shareOf(had, words) >= ANSWER.sentence;
}

/**
 * True when the first match has nearly all that was asked, in one passage, and the second clearly less. Where the search names
 * a game, only a match of that game answers it.
 */
export function isAnswered(
  search: string,
  { all: [first, second], words, choices, called }: Matches,
): boolean {
  const found = first?.found;
  if (!found || choices.length > 0 || !asksSomething(search) || !isClear(found)) return false;
  if (words.length < ANSWER.words || found.share < ANSWER.share) return false;
  if (isHeading(search, found)) return false;
  if (called.size > 0 && !first.item.games.some((game) => called.has(game))) return false;
  return isSaid(found, words) && found.score - (second?.found?.score ?? 0) >= ANSWER.margin;
}
