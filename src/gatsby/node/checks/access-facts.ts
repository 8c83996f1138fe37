import { serviceDay } from '../../../i18n/dates';
import { knownNeeds } from '../sources/access-in-words';
import type { Game, Library } from '../sources/model';
import { warnOfFirst } from './warn-of-first';

/** Says what does not fit together in what a game's page says of who can play it. */
function contradictionsIn({ access }: Game, today: string): string[] {
  if (access === undefined) return [];
  const { checked_on, version } = access;
  if (checked_on === undefined) {
    const of = version === undefined ? 'there are answers' : `there is a version (${version})`;
    return [`checked_on: ${of}, but no day on which they were checked`];
  }
  return [
    ...(checked_on > today ? [`checked_on: ${checked_on} is still to come`] : []),
    ...(knownNeeds(access) === null ? ['features: is checked, but nothing is known'] : []),
  ];
}

/**
 * Warns of contradictions in what games say of who can play them. Pages show them as they are: no build stops for them.
 */
export function warnOfAccessFacts(
  { games }: Pick<Library, 'games'>,
  warn: (message: string) => void,
  now = new Date(),
): void {
  const today = serviceDay(now.toISOString());
  const found = games.flatMap((game) =>
    contradictionsIn(game, today).map((what) => `game ${game.id}, field access.${what}`),
  );
  warnOfFirst(found, warn, 'contradictions in who can play a game');
}
