import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import type { LibraryDatabase } from '../database/open-database';
import { forgetVerificationCodes } from '../users/verification-codes';
import { registerAnalytics } from './analytics';
import { registerExternalSites } from './external-sites';
import { registerFaults } from './fault-injection';
import { registerInstallSdk } from './install-sdk';
import { patchGame } from './patch-game';
import type { SmsOutbox } from './sms-outbox';

const phoneQuery = z.object({ phone: z.string() });
const anyPhoneQuery = z.partial(phoneQuery);
const idParams = z.object({ id: z.string() });

/** Replaces the outside world on a developer's machine. Never registered in production. */
export function registerSandbox(
  app: FastifyInstance,
  db: LibraryDatabase,
  outbox: SmsOutbox,
): void {
  registerFaults(app);
  registerExternalSites(app);
  registerInstallSdk(app);
  registerAnalytics(app);
  app.get('/sandbox/sms', ({ query }) =>
    succeeded(outbox.latest(parseInput(phoneQuery, query).phone)),
  );
  app.delete('/sandbox/sms', async ({ query }) => {
    await forgetVerificationCodes(db, parseInput(anyPhoneQuery, query).phone);
    return succeeded({});
  });
  app.patch('/sandbox/games/:id', async ({ params, body }) =>
    succeeded(await patchGame(db, parseInput(idParams, params).id, body)),
  );
}
