import { sql } from 'kysely';
import { playerChoices, sessionChoices } from '../../contract/game-choice';
import type { GameChoice } from '../../local-search/choices-in-query';
import type { LibraryDatabase } from '../database/open-database';

type Span = NonNullable<Parameters<typeof playerChoices>[0]>;

function toSpan(min: number | null, max: number | null): Span | undefined {
  return min === null || max === null ? undefined : { min, max };
}

/** Reads a number of a game's content. */
function numberAt(path: string) {
  return sql<number | null>`json_extract(content, ${path})`;
}

/** The ids of the games that are for so many, or take so long, as every one of the choices says. */
export async function gamesOfChoices(
  db: LibraryDatabase,
  choices: readonly GameChoice[],
): Promise<ReadonlySet<string>> {
  const games = await db
    .selectFrom('games')
    .select([
      'id',
      numberAt('$.players.min').as('fewest'),
      numberAt('$.players.max').as('most'),
      numberAt('$.session_minutes.min').as('shortest'),
      numberAt('$.session_minutes.max').as('longest'),
    ])
    .execute();
  const fitting = games.filter(({ fewest, most, shortest, longest }) => {
    const own: readonly string[] = [
      ...playerChoices(toSpan(fewest, most)),
      ...sessionChoices(toSpan(shortest, longest)),
    ];
    return choices.every(({ slug }) => own.includes(slug));
  });
  return new Set(fitting.map(({ id }) => id));
}
