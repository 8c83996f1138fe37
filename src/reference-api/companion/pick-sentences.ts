import type { Locale } from '../../config/locales';
import { saysNumber, type AskedFor } from '../passages/asked-for';
import type { PagePassage } from './library-shelf';

/** How long an answer is at most, in characters: a Chinese or Japanese one says as much as a short English word. */
const LONGEST: Readonly<Record<Locale, number>> = { zh: 160, en: 420, ja: 200 };
/** The way to do something takes more words. */
const WAY_LONGER = 1.5;
/** A sentence of fewer characters does not stand alone. */
const FEW: Readonly<Record<Locale, number>> = { zh: 14, en: 40, ja: 16 };

/** Added share for a sentence with a number, where one is asked for. */
const NUMBER_BONUS = 0.5;

/** Cuts a text that alone is too long, behind a word. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** The places of the sentences that say something of what was asked, the best first. */
function tellingOf({ sentences }: PagePassage, { number }: AskedFor): number[] {
  const scores = sentences.map(
    ({ text, covered }) => covered * (number && saysNumber(text) ? 1 + NUMBER_BONUS : 1),
  );
  return [...scores.keys()]
    .filter((at) => (scores[at] ?? 0) > 0)
    .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0));
}

/**
 * The sentence of a passage that says best what was asked, then as many as an answer may have, in the order of the text: what
 * follows it, what else says something of it, what comes before.
 * @param beside a passage that fits nearly as well: its best sentence is said too where there is room
 */
export function pickSentences(
  ready: PagePassage,
  beside: PagePassage | undefined,
  asked: AskedFor,
  locale: Locale,
): string {
  const all = ready.sentences.map(({ text }) => text);
  const gap = locale === 'en' ? ' ' : '';
  const most = LONGEST[locale] * (asked.way ? WAY_LONGER : 1);
  const lengthOf = (text: string): number => Array.from(text + gap).length;
  const [best = 0, ...others] = tellingOf(ready, asked);
  // A few words end what the sentence before has begun.
  const isEnd = lengthOf(all[best] ?? '') < FEW[locale];
  const wanted = [best, ...(isEnd ? [best - 1] : []), best + 1, ...others, best - 1, best + 2];
  const picked = new Set<number>();
  let length = 0;
  for (const at of wanted) {
    const said = all[at];
    if (said === undefined || picked.has(at)) continue;
    if (picked.size > 0 && length + lengthOf(said) > most) continue;
    picked.add(at);
    length += lengthOf(said);
  }
  const second = beside?.sentences[tellingOf(beside, asked)[0] ?? -1]?.text;
  const told = all.filter((_, at) => picked.has(at));
  const isRoom = second !== undefined && length + lengthOf(second) <= most;
  return shorten([...told, ...(isRoom ? [second] : [])].join(gap), most);
}
