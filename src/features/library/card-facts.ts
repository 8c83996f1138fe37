import { DOT } from '../../i18n/dot';

/** Says on one line where a game runs, for how many it is and how long a sitting takes, as far as that is known. */
export function cardFacts({
  platforms,
  playersInWords,
  sessionInWords,
}: Pick<Queries.GameCardFragment, 'platforms' | 'playersInWords' | 'sessionInWords'>): string {
  return [...platforms, playersInWords, sessionInWords]
    .filter((fact) => fact !== null)
    .join(DOT);
}
