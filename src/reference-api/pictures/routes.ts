import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { withoutQuery } from '../../node/without-query';
import { serverFault, unknownId } from '../api/endpoint-error';
import { failed } from '../../contract/envelope';
import type { Log } from '../api/log';
import { picturePath } from './addresses';

const DAY_S = 86_400;

const paramsSchema = z.object({ kind: z.string(), file: z.string() });

function isNoSuchFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/** The bytes of a file; undefined when there is none. */
async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isNoSuchFile(error)) return undefined;
    throw error;
  }
}

/**
 * The entity tag of a picture follows from its bytes: a time of change would be another one after every
 * clone, and each build would read all pictures again.
 */
function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
}

/**
 * `GET /pictures/{kind}/{id}.webp` sends the file `{kind}/{id}.webp` of a folder, with HTTP's own status
 * codes: an `<img>` reads no envelope.
 */
export function registerPictures(app: FastifyInstance, folder: string, log: Log): void {
  app.route({
    method: 'GET',
    url: '/pictures/:kind/:file',
    errorHandler: (error, { url }, reply) => {
      log.fault(`GET ${withoutQuery(url)}`, error);
      void reply.code(500).send(failed(serverFault('The picture could not be read')));
    },
    handler: async ({ params, headers, url }, reply) => {
      const { kind, file } = z.parse(paramsSchema, params);
      const path = picturePath(kind, file);
      const bytes = path === undefined ? undefined : await readIfThere(join(folder, path));
      if (!bytes) return reply.code(404).send(failed(unknownId('picture', url)));
      const etag = etagOf(bytes);
      void reply.header('etag', etag).header('cache-control', `public, max-age=${String(DAY_S)}`);
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/webp').send(bytes);
    },
  });
}
