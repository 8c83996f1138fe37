import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { insertRows } from '../seed/rows';
import type { ItemType } from './passage';

/** Ways in which players ask for what one sentence tells, in its language. */
export interface PlayerQuestions {
  readonly locale: Locale;
  /** The beginning of the sentence, or the question of the spoiler, as the text has it. */
  readonly says: string;
  readonly asks: readonly string[];
}

/** The questions of players that an item answers. */
export interface ItemQuestions {
  readonly type: ItemType;
  readonly id: string;
  readonly questions: readonly PlayerQuestions[];
}

/** Stores what players ask of items. */
export async function storeQuestions(
  db: LibraryDatabase,
  items: readonly ItemQuestions[],
): Promise<void> {
  const rows = items.flatMap(({ type, id, questions }) =>
    questions.map(({ asks, ...each }) => ({ type, id, ...each, asks: asks.join('\n') })),
  );
  await insertRows(db, 'player_questions', rows);
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
