import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';

/** Stores what a visitor did, and who it was when there is a session. */
export const reportUserAction = defineHandler(
  endpoints.reportUserAction,
  async (action, { db, now, user }) => {
    await db
      .insertInto('user_actions')
      .values({
        web_user_id: user?.web_user_id ?? null,
        content: JSON.stringify(action),
        created_at: now().toISOString(),
      })
      .execute();
    return {};
  },
);
