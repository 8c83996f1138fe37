import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import type { LibraryDatabase } from '../database/open-database';
import { forgetCodes } from '../users/verification-codes';
import { registerAnalytics } from './analytics';
import { registerFaults } from './fault-injection';
import { registerInstallSdk } from './install-sdk';
import { standInPage } from './pages';
import { patchGame } from './patch-game';
import { registerPromo } from './promo';
import type { SmsOutbox } from './sms-outbox';

const phoneQuery = z.object({ phone: z.string() });
const anyPhoneQuery = z.partial(phoneQuery);
const nameParams = z.object({ name: z.string() });
const idParams = z.object({ id: z.string() });
const fileParams = z.object({ '*': z.string() });

/** A name that a download may be saved under: no path, nothing that a header cannot hold. */
function fileName(path: string): string {
  return (path.split('/').pop() ?? '').replace(/[^\w.-]+/g, '_') || 'download';
}

/** What stands in for the world outside on a developer's machine. Never registered in production. */
export function registerSandbox(
  app: FastifyInstance,
  db: LibraryDatabase,
  outbox: SmsOutbox,
): void {
  registerFaults(app);
  registerPromo(app);
  registerInstallSdk(app);
  registerAnalytics(app);
  app.get('/sandbox/sms', ({ query }) =>
    succeeded(outbox.latest(parseInput(phoneQuery, query).phone)),
  );
  app.delete('/sandbox/sms', async ({ query }) => {
    await forgetCodes(db, parseInput(anyPhoneQuery, query).phone);
    return succeeded({});
  });
  // The shape of a public IP-lookup service, not an envelope (specification, section 7.3).
  app.get('/sandbox/ip', ({ ip }) => ({ ip }));
  app.get('/sandbox/pages/:name', ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(standInPage(parseInput(nameParams, params).name)),
  );
  app.get('/sandbox/download/*', ({ params }, reply) => {
    const name = fileName(parseInput(fileParams, params)['*']);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(`${name}: a stand-in from the sandbox, not a program\n`));
  });
  app.patch('/sandbox/games/:id', async ({ params, body }) =>
    succeeded(await patchGame(db, parseInput(idParams, params).id, body)),
  );
}
