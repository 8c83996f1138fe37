import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { forgetOldReports } from '../database/reports';

/** Stores what a visitor did, and who it was when there is a session. The oldest actions are forgotten. */
export const reportUserAction = defineHandler(
  endpoints.reportUserAction,
  async (action, { db, now, user }) => {
    const { insertId } = await db
      .insertInto('user_actions')
      .values({
        web_user_id: user?.web_user_id ?? null,
        content: JSON.stringify(action),
        created_at: now().toISOString(),
      })
      .executeTakeFirstOrThrow();
    await forgetOldReports(db, 'user_actions', insertId);
    return {};
  },
);
