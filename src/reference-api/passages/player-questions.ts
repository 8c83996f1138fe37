import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import type { ItemType } from './passage';

/** Ways in which players ask for what one sentence tells, in its language. */
export interface PlayerQuestions {
  readonly locale: Locale;
  /** The beginning of the sentence, or the question of the spoiler, as the text has it. */
  readonly says: string;
  readonly asks: readonly string[];
}

/** Stores the questions that an item answers. */
export async function storeQuestions(
  db: LibraryDatabase,
  type: ItemType,
  id: string,
  questions: readonly PlayerQuestions[],
): Promise<void> {
  for (const { locale, says, asks } of questions) {
    const row = { type, id, locale, says, asks: asks.join('\n') };
    await db.insertInto('player_questions').values(row).execute();
  }
}

/** Reads the questions that items of a type answer, by the items' ids. */
export async function readQuestions(
  db: LibraryDatabase,
  type: ItemType,
  ids: readonly string[],
): Promise<Map<string, PlayerQuestions[]>> {
  const rows = await db
    .selectFrom('player_questions')
    .select(['id', 'locale', 'says', 'asks'])
    .where('type', '=', type)
    .where('id', 'in', [...ids])
    .orderBy('number')
    .execute();
  const byId = new Map<string, PlayerQuestions[]>();
  for (const { id, locale, says, asks } of rows) {
    byId.set(id, [...(byId.get(id) ?? []), { locale, says, asks: asks.split('\n') }]);
  }
  return byId;
}
