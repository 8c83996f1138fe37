import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';

/** Space between platforms, players and length: wide and alone, so that no dot hangs where the line breaks. */
const PAUSE = '\u2003';

/** Spread into the style of a line of facts: it breaks between facts, and not within one. */
export const wholeFacts = {
  whiteSpace: 'pre-line',
  wordBreak: 'keep-all',
} satisfies ThemeUIStyleObject;

/** Keeps a number and what it counts on one line, and the two numbers of a span. */
function onOneLine(fact: string): string {
  return fact.replaceAll(' ', '\u00a0').replace(/[–〜]/, '$&\u2060');
}

/** Says on one line for how many a game is and how long a sitting takes. */
export function choiceFacts(facts: readonly string[]): string {
  return facts.map(onOneLine).join(PAUSE);
}

/** Says where a game runs, and on a line of its own for how many it is and how long a sitting takes, as far as that is known. */
export function cardFacts({
  platforms,
  playersInWords,
  sessionInWords,
}: Pick<Queries.GameCardFragment, 'platforms' | 'playersInWords' | 'sessionInWords'>): string {
  const chosenBy = [playersInWords, sessionInWords].filter((fact) => fact !== null);
  return [platforms.join(DOT), choiceFacts(chosenBy)].filter(Boolean).join('\n');
}
