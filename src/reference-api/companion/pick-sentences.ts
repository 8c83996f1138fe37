import type { Locale } from '../../config/locales';
import { saysNumber, type AskedFor } from '../passages/asked-for';
import type { PagePassage } from './library-shelf';

/** How long an answer is at most, in characters: a Chinese or Japanese one says as much as a short English word. */
const LONGEST: Readonly<Record<Locale, number>> = { zh: 150, en: 380, ja: 180 };
/** The way to do something takes more words. */
const WAY_LONGER = 1.5;
/** A sentence of fewer characters does not stand alone. */
const FEW: Readonly<Record<Locale, number>> = { zh: 14, en: 40, ja: 16 };
const SENTENCES = 2;
const WAY_SENTENCES = 4;

/** Added share for a sentence with a number, where one is asked for. */
const NUMBER_BONUS = 0.5;

/** Cuts a text that alone is too long, behind a word. */
function shorten(text: string, most: number): string {
  const characters = Array.from(text);
  if (characters.length <= most) return text;
  const cut = characters.slice(0, most - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** The place of the sentence that says best what was asked; -1 where none says anything of it. */
function bestOf({ sentences }: PagePassage, { number }: AskedFor): number {
  const scores = sentences.map(
    ({ text, covered }) => covered * (number && saysNumber(text) ? 1 + NUMBER_BONUS : 1),
  );
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

/**
 * The sentence of a passage that says what was asked, and one more: that of the passage beside it, or what follows. The way
 * to do something takes its steps.
 * @param beside a passage that fits nearly as well
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
  const isWhole = ready.page.type === 'role' && Array.from(all.join(gap)).length <= LONGEST[locale];
  const best = Math.max(0, bestOf(ready, asked));
  // A few words, or the last ones, end what the sentence before has begun.
  const isEnd = best === all.length - 1 || Array.from(all[best] ?? '').length < FEW[locale];
  const first = isWhole ? 0 : Math.max(0, isEnd ? best - 1 : best);
  const count = isWhole ? all.length : (asked.way ? WAY_SENTENCES : SENTENCES) + (isEnd ? 1 : 0);
  const second = beside?.sentences[bestOf(beside, asked)]?.text;
  const following = all.slice(first, first + count);
  let picked = '';
  for (const said of second === undefined ? following : [...following, second]) {
    const longer = picked === '' ? said : picked + gap + said;
    if (picked !== '' && Array.from(longer).length > most) break;
    picked = longer;
  }
  return shorten(picked, most);
}
