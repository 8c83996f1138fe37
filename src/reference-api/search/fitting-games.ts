import { sql } from 'kysely';
import { ACCESS_KEYS } from '../../contract/access-keys';
import { playerChoices, sessionChoices } from '../../contract/game-choice';
import type { GameChoice } from '../../local-search/game-choices';
import { choicesThatFit, isMet, type OwnChoices } from '../../local-search/fit-choices';
import type { LibraryDatabase } from '../database/open-database';
import { openNames } from '../passages/known-names';
import { countMoodsAgainst } from './opposite-moods';

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

/** Choices that games fit, and these games. */
interface Fitting {
  readonly choices: readonly GameChoice[];
  /** Number of moods of each game, by its id, that are against those that had to be left out. */
  readonly fitting: ReadonlyMap<string, number>;
}

/** Finds the games that fit choices, or what some game fits of them ({@link choicesThatFit}). */
export async function fitChoices(
  db: LibraryDatabase,
  choices: readonly GameChoice[],
): Promise<Fitting> {
  if (choices.length === 0) return { choices, fitting: new Map() };
  const games = await openOwnChoices(db);
  const kept = choicesThatFit(
    choices,
    games.map(({ own }) => own),
  );
  if (!kept) return { choices, fitting: new Map() };
  const left = choices.filter((choice) => !kept.includes(choice)).map(({ slug }) => slug);
  const fitting = games.filter(({ own }) => isMet(kept, own));
  return {
    choices: kept,
    fitting: new Map(fitting.map(({ id, own }) => [id, countMoodsAgainst(left, own)])),
  };
}

/** Games with the choices of each: for how many it is, how long it takes, how it feels, which needs it meets. */
type Games = readonly { readonly id: string; readonly own: OwnChoices }[];

/** The choices of all games, remembered until an item changes: the names of the database are another object then. */
const opened = new WeakMap<object, Promise<Games>>();

async function openOwnChoices(db: LibraryDatabase): Promise<Games> {
  const names = await openNames(db);
  const known = opened.get(names) ?? readOwnChoices(db);
  opened.set(names, known);
  return known;
}

async function readOwnChoices(db: LibraryDatabase): Promise<Games> {
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
  return games.map(({ id, fewest, most, shortest, longest, moods, features }) => ({
    id,
    own: [
      ...playerChoices(toSpan(fewest, most)),
      ...sessionChoices(toSpan(shortest, longest)),
      ...moodsOf(moods),
      ...needsMet(features),
    ],
  }));
}
