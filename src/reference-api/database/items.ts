import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import * as z from 'zod/mini';
import { unknownId } from '../api/endpoint-error';
import type { LibraryDatabase } from './open-database';
import { offsetOf, toPage, type PageInput } from './paging';
import type { Tables } from './tables';

/** The tables of items that are asked for by id, and what such an item is called. */
const NAMES = { games: 'game', roles: 'role', quests: 'quest', characters: 'character' } as const;

interface Row {
  readonly content: string;
}

/**
 * Reads an item that was stored as JSON text.
 * @throws when it does not fit its schema, which is a fault of the server
 */
export function readContent<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> {
  return z.parse(schema, JSON.parse(text));
}

function readContents<S extends z.ZodMiniType>(schema: S, rows: readonly Row[]): z.output<S>[] {
  return rows.map(({ content }) => readContent(schema, content));
}

/**
 * Reads an item by its id.
 * @throws EndpointError 40400 when there is none
 */
export async function readItem<S extends z.ZodMiniType>(
  db: LibraryDatabase,
  table: keyof typeof NAMES,
  id: string,
  schema: S,
): Promise<z.output<S>> {
  const row = await db.selectFrom(table).select('content').where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownId(NAMES[table], id);
  return readContent(schema, row.content);
}

/** @throws EndpointError 40400 when there is no item with this id */
export async function assertItem(
  db: LibraryDatabase,
  table: keyof typeof NAMES,
  id: string,
): Promise<void> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw unknownId(NAMES[table], id);
}

/** Reads all items of a table in seeding order, which holds a handful; games are read whole for a few of their fields. */
export async function readItems<S extends z.ZodMiniType>(
  db: LibraryDatabase,
  table: 'characters' | 'quests' | 'activities' | 'banners' | 'games',
  schema: S,
): Promise<z.output<S>[]> {
  const rows = await db.selectFrom(table).select('content').orderBy('position').execute();
  return readContents(schema, rows);
}

/**
 * Reads the items of a character, in their order.
 * @throws EndpointError 40400 when there is no such character
 */
export async function readItemsOfCharacter<S extends z.ZodMiniType>(
  db: LibraryDatabase,
  table: 'figures' | 'scenes',
  character_id: string,
  schema: S,
): Promise<z.output<S>[]> {
  await assertItem(db, 'characters', character_id);
  const rows = await db
    .selectFrom(table)
    .select('content')
    .where('character_id', '=', character_id)
    .orderBy('position')
    .execute();
  return readContents(schema, rows);
}

type Paged = 'games' | 'roles';

/** Reads a page of a table in seeding order, of all items or of those that fit. */
export async function readPage<S extends z.ZodMiniType>(
  db: LibraryDatabase,
  table: Paged,
  schema: S,
  input: PageInput,
  fits?: (at: ExpressionBuilder<Tables, Paged>) => Expression<SqlBool>,
) {
  const all = db.selectFrom(table);
  const chosen = fits === undefined ? all : all.where(fits);
  const { total } = await chosen
    .select((at) => at.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await chosen
    .select('content')
    .orderBy('position')
    .limit(input.page_size)
    .offset(offsetOf(input))
    .execute();
  return toPage(readContents(schema, rows), total, input);
}
