import * as z from 'zod/mini';
import { endpoints, type WireGameDetail } from '../../contract';
import { accessFeaturesSchema, accessSchema } from '../../contract/access';
import { spanSchema } from '../../contract/library';
import { LIMITS } from '../../contract/limits';
import {
  lineSchema,
  markdownSchema,
  nameSchema,
  plainTextSchema,
  tagsSchema,
  textListSchema,
  upTo,
} from '../../contract/texts';
import { unknownId } from '../api/endpoint-error';
import { parseInput } from '../api/parse-input';
import { readContent } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { forgetNames } from '../passages/known-names';
import { replaceItem } from '../passages/store-items';

const texts = {
  name: z.optional(nameSchema),
  tags: z.optional(tagsSchema),
  summary: z.optional(plainTextSchema),
  developer: z.optional(lineSchema),
  publisher: z.optional(lineSchema),
  description: z.optional(markdownSchema),
  sections: z.optional(
    upTo(LIMITS.sections, z.strictObject({ title: lineSchema, body: markdownSchema })),
  ),
};
// Strict, because a misspelt field that is ignored would make a test pass for the wrong reason.
const translationSchema = z.optional(z.strictObject(texts));
const patchSchema = z.strictObject({
  ...texts,
  platforms: z.optional(textListSchema),
  players: z.optional(spanSchema),
  session_minutes: z.optional(spanSchema),
  access: z.optional(
    z.strictObject({
      ...accessSchema.shape,
      features: z.strictObject(accessFeaturesSchema.shape),
    }),
  ),
  i18n: z.optional(z.strictObject({ en: translationSchema, ja: translationSchema })),
});

/** A time later than the last change, even within the same millisecond. */
function laterThan(before: string): string {
  return new Date(Math.max(Date.now(), Date.parse(before) + 1)).toISOString();
}

/**
 * Changes texts and facts of a game as an editor would: fields that are given replace the old ones, translations
 * field by field, and `updated_at` moves on.
 * @throws EndpointError 40000 naming the field, 40400 for an unknown game
 */
export async function patchGame(
  db: LibraryDatabase,
  id: string,
  body: unknown,
): Promise<WireGameDetail> {
  const { i18n, ...fields } = parseInput(patchSchema, body, 'body');
  const patched = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('games')
      .select(['content', 'position'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) throw unknownId('game', id);
    const before = readContent(endpoints.gameDetail.payload, row.content);
    const game = z.parse(endpoints.gameDetail.payload, {
      ...before,
      ...fields,
      updated_at: laterThan(before.updated_at),
      i18n: { en: { ...before.i18n?.en, ...i18n?.en }, ja: { ...before.i18n?.ja, ...i18n?.ja } },
    });
    await transaction
      .updateTable('games')
      .set({ content: JSON.stringify(game) })
      .where('id', '=', id)
      .execute();
    await replaceItem(transaction, { type: 'game', content: game }, row.position);
    await transaction.deleteFrom('game_tags').where('game_id', '=', id).execute();
    for (const tag of new Set(game.tags)) {
      await transaction.insertInto('game_tags').values({ game_id: id, tag }).execute();
    }
    return game;
  });
  forgetNames(db);
  return patched;
}
