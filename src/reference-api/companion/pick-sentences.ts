import type { Locale } from '../../config/locales';
import {
  hasNumber,
  tellingOf,
  type AskedKinds,
  type ReadyPassage,
  type WeighedUnit,
} from './rank-passages';

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

/** How well each sentence of a passage says what was asked. */
function scoresOf({ sentences }: ReadyPassage, units: readonly WeighedUnit[], asked: AskedKinds) {
  return sentences.map(
    ({ text }) =>
      tellingOf(text, units) * (asked.asksNumber && hasNumber(text) ? 1 + NUMBER_BONUS : 1),
  );
}

/** The best sentence of a passage that fits nearly as well; undefined when it says nothing of what was asked. */
function oneOf(
  ready: ReadyPassage | undefined,
  units: readonly WeighedUnit[],
  asked: AskedKinds,
): string | undefined {
  if (!ready) return undefined;
  const scores = scoresOf(ready, units, asked);
  const best = Math.max(0, ...scores);
  return best > 0 ? ready.sentences[scores.indexOf(best)]?.said : undefined;
}

/**
 * The sentence of a passage that says what was asked, and one more: that of the passage beside it, or what follows. The way
 * to do something takes its steps.
 * @param beside a passage that fits nearly as well
 */
export function pickSentences(
  ready: ReadyPassage,
  beside: ReadyPassage | undefined,
  units: readonly WeighedUnit[],
  asked: AskedKinds,
  locale: Locale,
): string {
  if (ready.sentences.length === 0) return '';
  const all = ready.sentences.map(({ said }) => said);
  const gap = locale === 'en' ? ' ' : '';
  const most = LONGEST[locale] * (asked.asksWay ? WAY_LONGER : 1);
  const second = oneOf(beside, units, asked);
  const isWhole = ready.page.type === 'role' && Array.from(all.join(gap)).length <= LONGEST[locale];
  const scores = scoresOf(ready, units, asked);
  const best = Math.max(0, scores.indexOf(Math.max(...scores)));
  // A few words, or the last ones, end what the sentence before has begun.
  const isEnd = best === all.length - 1 || Array.from(all[best] ?? '').length < FEW[locale];
  const first = isWhole ? 0 : Math.max(0, isEnd ? best - 1 : best);
  const count = isWhole
    ? all.length
    : (asked.asksWay ? WAY_SENTENCES : SENTENCES) + (isEnd ? 1 : 0);
  const following = all.slice(first, first + count);
  let picked = '';
  for (const said of second === undefined ? following : [...following, second]) {
    const longer = picked === '' ? said : picked + gap + said;
    if (picked !== '' && Array.from(longer).length > most) break;
    picked = longer;
  }
  return shorten(picked, most);
}
