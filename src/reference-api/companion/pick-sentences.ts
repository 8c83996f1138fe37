import type { Locale } from '../../config/locales';
import { saysNumber, type AskedFor } from '../passages/asked-for';

/** A text, sentence by sentence, with the words of the question that each has. */
interface Told {
  /** Says whose text it is, where it stands on another page than the others. */
  readonly lead?: string;
  readonly sentences: () => readonly {
    readonly text: string;
    readonly words: readonly { readonly weight: number }[];
    readonly asked: number;
  }[];
}

/** How long an answer is at most, in characters: a Chinese or Japanese one says as much as a short English word. */
const LONGEST: Readonly<Record<Locale, number>> = { zh: 145, en: 375, ja: 165 };
/** The way to do something takes more words. */
const WAY_LONGER = 1.5;
/** The most sentences of an answer: what follows is on the page. */
const MOST_SENTENCES = 6;

/** Added share for a sentence with a number, where one is asked for. */
const NUMBER_BONUS = 0.5;
/** The share of a player's question that a sentence answers. */
const ASKED = 1;
/** The part of the best sentence's worth that another must have to be told too. */
const LEAST_SHARE = 0.15;
/** The share of a word that is said already. */
const SAID = 0.5;
/** Worth of a sentence of the first passage, and of one that goes on with what is told of it. */
const FIRST = { any: 0.01, behind: 0.6 };
/** The share of a sentence of another passage. */
const OTHER = 0.9;

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
 * passage first, then what says more of the question or goes on with what is told.
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
  const all = [ready, ...beside].flatMap(({ sentences, lead = '' }, passage) =>
    sentences().map((sentence, at) => ({
      ...{ ...sentence, passage, at, lead },
      length: Array.from(sentence.text + gap).length,
      factor:
        (passage > 0 ? OTHER : 1) *
        (asked.number && saysNumber(sentence.text) ? 1 + NUMBER_BONUS : 1),
    })),
  );
  const picked = new Set<(typeof all)[number]>();
  const said = new Set<unknown>();
  let length = 0;
  let bestWorth = 0;
  const isBehind = ({ passage, at }: (typeof all)[number]): boolean =>
    [...picked].some((each) => each.passage === passage && each.at === at - 1);
  const worthOf = (each: (typeof all)[number]): number =>
    each.factor * ASKED * each.asked +
    each.factor *
      each.words.reduce((sum, word) => sum + word.weight * (said.has(word) ? SAID : 1), 0) +
    (each.passage === 0 ? FIRST.any + (isBehind(each) ? FIRST.behind : 0) : 0);
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
  const leads = new Set<number>();
  const told = all
    .filter((each) => picked.has(each))
    .map(({ text, lead, passage }) => {
      const isLed = lead !== '' && !leads.has(passage);
      leads.add(passage);
      return (isLed ? lead : '') + (picked.size > 1 ? withStop(text, locale) : text);
    });
  return shorten(told.join(gap), most);
}
