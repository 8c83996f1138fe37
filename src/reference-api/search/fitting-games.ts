import { sql } from 'kysely';
import { ACCESS_KEYS } from '../../contract/access-keys';
import {
  PLAYER_CHOICES,
  playerChoices,
  SESSION_CHOICES,
  sessionChoices,
} from '../../contract/game-choice';
import type { GameChoice } from '../../local-search/game-choices';
import { choicesThatFit, isMet, type OwnChoices } from '../../local-search/fit-choices';
import type { LibraryDatabase } from '../database/open-database';
import { openNames } from '../passages/known-names';
import { NEARLY } from '../passages/weights';
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

/** Games that miss one of the choices of a search. */
export interface Nearly {
  readonly missing: GameChoice;
  /** The number or the time that they are for instead, the nearest to what is missing. */
  readonly instead: GameChoice | undefined;
  /** Their ids, in the order of the library. */
  readonly ids: readonly string[];
}

/** Kinds of choices of which one may be missing, the first that helps first, with the values of each from less to more. */
const LOOSENED: readonly (readonly [GameChoice['facet'], readonly GameChoice['slug'][]])[] = [
  ['session', SESSION_CHOICES],
  ['mood', []],
  ['players', PLAYER_CHOICES],
];

/** Finds the games that fit all choices but one where hardly any fits all: a time that is a little longer before any other. */
export async function fitNearly(
  db: LibraryDatabase,
  choices: readonly GameChoice[],
  fitting: Fitting['fitting'],
): Promise<Nearly | undefined> {
  if (fitting.size > NEARLY.few) return undefined;
  const games = (await openOwnChoices(db)).filter(({ id }) => !fitting.has(id));
  for (const [facet, slugs] of LOOSENED) {
    const missing = choices.find((choice) => choice.facet === facet);
    const kept = choices.filter((choice) => choice.facet !== facet);
    if (!missing || kept.length === 0) continue;
    const near = games.filter(({ own }) => isMet(kept, own));
    const at = slugs.indexOf(missing.slug);
    const distance = (slug: GameChoice['slug']): number => Math.abs(slugs.indexOf(slug) - at);
    // Of two that are as near, the longer time, and the larger number.
    const [slug] = [...slugs]
      .reverse()
      .filter((each) => near.some(({ own }) => own.includes(each)))
      .sort((one, other) => distance(one) - distance(other));
    const found = near.filter(({ own }) => slug === undefined || own.includes(slug));
    const ids = found.slice(0, NEARLY.most).map(({ id }) => id);
    if (ids.length > 0) return { missing, instead: slug && { facet, slug }, ids };
  }
  return undefined;
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
