import { sql } from 'kysely';
import { ACCESS_KEYS } from '../../contract/access-keys';
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

/** Lists what a game is known to meet, from the answers of its content. */
function needsMet(features: string | null): string[] {
  const answers: unknown = JSON.parse(features ?? '{}');
  return ACCESS_KEYS.filter(
    (key) => answers instanceof Object && Reflect.get(answers, key) === 'yes',
  );
}

/** The ids of the games that are for so many, take so long, and meet such needs, as every one of the choices says. */
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
      sql<string | null>`json_extract(content, '$.access.features')`.as('features'),
    ])
    .execute();
  const fitting = games.filter(({ fewest, most, shortest, longest, features }) => {
    const own: readonly string[] = [
      ...playerChoices(toSpan(fewest, most)),
      ...sessionChoices(toSpan(shortest, longest)),
      ...needsMet(features),
    ];
    return choices.every(({ slug }) => own.includes(slug));
  });
  return new Set(fitting.map(({ id }) => id));
}
