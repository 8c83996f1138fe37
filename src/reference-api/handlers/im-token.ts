import { endpoints } from '../../contract';
import { defineHandler } from '../api/define-handler';
import { openImToken } from '../chat/im-tokens';
import { signedIn } from '../users/sessions';

/** A token for the user's socket of instant messages. */
export const imToken = defineHandler(endpoints.imToken, ({ app_id }, context) =>
  openImToken(context.db, signedIn(context).web_user_id, app_id, context.now()),
);
