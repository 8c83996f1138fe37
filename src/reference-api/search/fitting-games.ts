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

/** Reads the keys of a game's moods from its content. */
function moodsOf(moods: string | null): string[] {
  const keys: unknown = JSON.parse(moods ?? '[]');
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}

/** True when a game has every need that is asked for, and of each other facet one choice, as the library's filter has it. */
function isMet(choices: readonly GameChoice[], own: readonly string[]): boolean {
  const isOwn = ({ slug }: GameChoice): boolean => own.includes(slug);
  return choices.every(
    ({ facet, slug }) =>
      own.includes(slug) ||
      (facet !== 'access' && choices.some((each) => each.facet === facet && isOwn(each))),
  );
}

/** Choices of a search, and the ids of the games that fit them. */
interface Fitting {
  readonly choices: readonly GameChoice[];
  readonly fitting: ReadonlySet<string>;
}

/**
 * Finds the games that fit choices. Where none does, moods are left out: who has half an hour and a friend would rather
 * play something else than nothing.
 */
export async function fitChoices(
  db: LibraryDatabase,
  choices: readonly GameChoice[],
): Promise<Fitting> {
  if (choices.length === 0) return { choices, fitting: new Set() };
  const fitting = await gamesOfChoices(db, choices);
  const firm = choices.filter(({ facet }) => facet !== 'mood');
  if (fitting.size > 0 || firm.length === choices.length || firm.length === 0) {
    return { choices, fitting };
  }
  const near = await gamesOfChoices(db, firm);
  return near.size > 0 ? { choices: firm, fitting: near } : { choices, fitting };
}

/** The ids of the games that are for so many, take so long, feel so, and meet such needs. */
async function gamesOfChoices(
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
      sql<string | null>`json_extract(content, '$.moods')`.as('moods'),
      sql<string | null>`json_extract(content, '$.access.features')`.as('features'),
    ])
    .execute();
  const fitting = games.filter(({ fewest, most, shortest, longest, moods, features }) => {
    const own: readonly string[] = [
      ...playerChoices(toSpan(fewest, most)),
      ...sessionChoices(toSpan(shortest, longest)),
      ...moodsOf(moods),
      ...needsMet(features),
    ];
    return isMet(choices, own);
  });
  return new Set(fitting.map(({ id }) => id));
}
