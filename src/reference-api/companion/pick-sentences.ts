import type { Locale } from '../../config/locales';
import { hasNumber, tellingOf, type AskedKinds, type ReadyPassage, type WeighedUnit } from './rank-passages';

/** How long an answer is at most, in characters: a Chinese or Japanese one says as much as a short English word. */
const LONGEST: Readonly<Record<Locale, number>> = { zh: 130, en: 300, ja: 150 };
/** The way to do something takes more words. */
const WAY_LONGER = 1.5;
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

/** The sentence of a passage that says what was asked, and what follows it: one more, or the steps of a way. */
export function pickSentences(
  { sentences }: ReadyPassage,
  units: readonly WeighedUnit[],
  asked: AskedKinds,
  locale: Locale,
): string {
  const scores = sentences.map(
    ({ text }) =>
      tellingOf(text, units) * (asked.asksNumber && hasNumber(text) ? 1 + NUMBER_BONUS : 1),
  );
  const first = Math.max(0, scores.indexOf(Math.max(...scores)));
  const most = LONGEST[locale] * (asked.asksWay ? WAY_LONGER : 1);
  const count = asked.asksWay ? WAY_SENTENCES : SENTENCES;
  const gap = locale === 'en' ? ' ' : '';
  let picked = '';
  for (const { said } of sentences.slice(first, first + count)) {
    const longer = picked === '' ? said : picked + gap + said;
    if (picked !== '' && Array.from(longer).length > most) break;
    picked = longer;
  }
  return shorten(picked, most);
}
