import type { Locale } from '../../config/locales';
import { saysNumber, type AskedFor } from '../passages/asked-for';

/** A text, sentence by sentence, with the words of the question that each has. */
interface Told {
  readonly sentences: () => readonly {
    readonly text: string;
    readonly words: readonly { readonly weight: number }[];
    readonly asked: number;
  }[];
}

/** How long an answer is at most, in characters: a Chinese or Japanese one says as much as a short English word. */
const LONGEST: Readonly<Record<Locale, number>> = { zh: 130, en: 340, ja: 150 };
/** The way to do something takes more words. */
const WAY_LONGER = 1.5;
/** The most sentences of an answer: what follows is on the page. */
const MOST_SENTENCES = 5;

/** Added share for a sentence with a number, where one is asked for. */
const NUMBER_BONUS = 0.5;
/** The share of a player's question that a sentence answers. */
const ASKED = 1;
/** The part of the best sentence's worth that another must have to be told too. */
const LEAST_SHARE = 0.15;
/** The share of a word that is said already. */
const SAID = 0.5;
/** Worth of a sentence that stands behind or before one that is told, or in the same passage. */
const BESIDE = { behind: 0.3, before: 0.1, same: 0.01 };
/** The share of a sentence of another passage. */
const OTHER = 0.6;

/** End of a whole sentence; tags and values have none, and say nothing beside others. */
const END = /[.!?…。！？][)）"”’」』]*$/u;

const STOP: Readonly<Record<Locale, string>> = { zh: '。', en: '.', ja: '。' };

/** Ends a text as a sentence, so that another one may follow: tags and values have no stop of their own. */
export function withStop(text: string, locale: Locale): string {
  return END.test(text) ? text : text + STOP[locale];
}

/** Cuts a text that alone is too long, behind a word. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/**
 * The sentences that say best what was asked, as many as an answer may have, in the order of the texts: the best one of the
 * passage first, then what says more of the question or stands beside what is told.
 * @param beside passages that fit nearly as well: what they say of the question is told too where there is room
 */
export function pickSentences(
  ready: Told,
  beside: readonly Told[],
  asked: AskedFor,
  locale: Locale,
): string {
  const gap = locale === 'en' ? ' ' : '';
  const most = LONGEST[locale] * (asked.way ? WAY_LONGER : 1);
  const all = [ready, ...beside].flatMap(({ sentences }, passage) =>
    sentences().map((sentence, at) => ({
      ...{ ...sentence, passage, at, length: Array.from(sentence.text + gap).length },
      factor:
        (passage > 0 ? OTHER : 1) *
        (asked.number && saysNumber(sentence.text) ? 1 + NUMBER_BONUS : 1),
    })),
  );
  const picked = new Set<(typeof all)[number]>();
  const said = new Set<unknown>();
  let length = 0;
  let bestWorth = 0;
  const isPicked = (passage: number, at: number): boolean =>
    [...picked].some((each) => each.passage === passage && each.at === at);
  const worthOf = ({ words, factor, passage, at, asked: asks }: (typeof all)[number]): number =>
    factor * ASKED * asks +
    factor * words.reduce((sum, word) => sum + word.weight * (said.has(word) ? SAID : 1), 0) +
    (isPicked(passage, at - 1) ? BESIDE.behind : 0) +
    (isPicked(passage, at + 1) ? BESIDE.before : 0) +
    (passage === 0 ? BESIDE.same : 0);
  while (picked.size < MOST_SENTENCES) {
    const rest = all.filter(
      (each) =>
        !picked.has(each) &&
        (picked.size === 0
          ? each.passage === 0
          : END.test(each.text) && length + each.length <= most),
    );
    const [first] = rest;
    if (!first) break;
    const best = rest.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one), first);
    const worth = worthOf(best);
    bestWorth = Math.max(bestWorth, worth);
    if (worth === 0 || worth < LEAST_SHARE * bestWorth) break;
    picked.add(best);
    best.words.forEach((word) => said.add(word));
    length += best.length;
  }
  const told = all
    .filter((each) => picked.has(each))
    .map(({ text }) => (picked.size > 1 ? withStop(text, locale) : text));
  return shorten(told.join(gap), most);
}
