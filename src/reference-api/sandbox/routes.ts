import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ERROR_CODE } from '../../contract';
import { ApiError, unknownId } from '../api/api-error';
import { succeeded } from '../api/envelope';
import { issueLines } from '../api/issues';
import type { LibraryDatabase } from '../database/open-database';
import { registerFaults } from './faults';
import { standInPage } from './pages';
import { patchGame } from './patch-game';
import { registerPromo } from './promo';

const read = <S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> => {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  throw new ApiError(ERROR_CODE.invalidInput, issueLines(result.error, 'input').join('; '));
};

const phoneQuery = z.object({ phone: z.string() });
const nameParams = z.object({ name: z.string() });
const idParams = z.object({ id: z.string() });
const fileParams = z.object({ '*': z.string() });

const latestCode = async (db: LibraryDatabase, phone: string) => {
  const row = await db
    .selectFrom('verification_codes')
    .select(['phone', 'code', 'created_at', 'expires_at', 'used_at'])
    .where('phone', '=', phone)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw unknownId('code for', phone);
  return row;
};

/** A name that a download may be saved under: no path, nothing that a header cannot hold. */
const fileName = (path: string): string =>
  (path.split('/').pop() ?? '').replace(/[^\w.-]+/g, '_') || 'download';

/** What stands in for the world outside on a developer's machine. Never registered in production. */
export const registerSandbox = (app: FastifyInstance, db: LibraryDatabase): void => {
  registerFaults(app);
  registerPromo(app);
  app.get('/sandbox/sms', async ({ query }) =>
    succeeded(await latestCode(db, read(phoneQuery, query).phone)),
  );
  // The shape of a public IP-lookup service, not an envelope (specification, section 7.3).
  app.get('/sandbox/ip', ({ ip }) => ({ ip }));
  app.get('/sandbox/pages/:name', ({ params }, reply) =>
    reply.type('text/html; charset=utf-8').send(standInPage(read(nameParams, params).name)),
  );
  app.get('/sandbox/download/*', ({ params }, reply) => {
    const name = fileName(read(fileParams, params)['*']);
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(`${name}: a stand-in from the sandbox, not a program\n`));
  });
  app.patch('/sandbox/games/:id', async ({ params, body }) =>
    succeeded(await patchGame(db, read(idParams, params).id, body)),
  );
};
