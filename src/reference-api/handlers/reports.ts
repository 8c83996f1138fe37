import {
  accessReportSchema,
  messageReportSchema,
  REPORT_ACCESS,
  REPORT_MESSAGE,
} from '../../contract/reports';
import type { CallContext } from '../api/context';
import type { Handlers } from '../api/define-handler';
import { parseInput } from '../api/parse-input';
import { storeMessageReport } from '../chat/message-reports';
import type { LibraryDatabase } from '../database/open-database';
import { KEPT_REPORTS } from '../limits';
import { signedIn } from '../users/sessions';

/**
 * Keeps the latest rows of a table that visitors write to. Ids are given one after the other, so they tell how many
 * rows there are.
 * @param newest the id of the row that was written last
 */
async function forgetOld(
  db: LibraryDatabase,
  table: 'user_actions' | 'ad_reports',
  newest: bigint | undefined,
): Promise<Record<string, never>> {
  const last = Number(newest ?? 0) - KEPT_REPORTS;
  await db.deleteFrom(table).where('id', '<=', last).execute();
  return {};
}

function storeAdReport(kind: 'bilibili' | 'huoban') {
  return async (report: object, { db, now }: CallContext) => {
    const { insertId } = await db
      .insertInto('ad_reports')
      .values({ kind, content: JSON.stringify(report), created_at: now().toISOString() })
      .executeTakeFirstOrThrow();
    return forgetOld(db, 'ad_reports', insertId);
  };
}

export const reportHandlers = {
  /**
   * Stores what a visitor did, and who it was when there is a session. The report of a message is for people: it needs a
   * session, and is kept apart. That a fact of a game is not so, anybody may say, and
   * nobody keeps who it was.
   */
  reportUserAction: async (action, context) => {
    const { db, now, user } = context;
    if (action.action === REPORT_MESSAGE) {
      const { web_user_id } = signedIn(context);
      await storeMessageReport(db, web_user_id, parseInput(messageReportSchema, action), now());
      return {};
    }
    const isOfFacts = action.action === REPORT_ACCESS;
    if (isOfFacts) parseInput(accessReportSchema, action);
    const { insertId } = await db
      .insertInto('user_actions')
      .values({
        web_user_id: isOfFacts ? null : (user?.web_user_id ?? null),
        content: JSON.stringify(action),
        created_at: now().toISOString(),
      })
      .executeTakeFirstOrThrow();
    return forgetOld(db, 'user_actions', insertId);
  },

  /** Stores the report of a desktop download by a visit that came with a `track_id`. */
  bilibiliAdReport: storeAdReport('bilibili'),

  /** Stores the report of a mobile download. */
  huobanAdReport: storeAdReport('huoban'),
} satisfies Partial<Handlers>;
