import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { serverFault, unknownId } from '../api/api-error';
import { failed } from '../../contract/envelope';
import type { Log } from '../api/log';
import { isPictureKind } from './kinds';
import type { PictureStore } from './picture-store';

const DAY_S = 86_400;

const paramsSchema = z.object({ kind: z.string(), file: z.string() });

/** `/pictures/{kind}/{id}.webp`, with HTTP's own status codes: an `<img>` reads no envelope. */
export function registerPictures(app: FastifyInstance, pictures: PictureStore, log: Log): void {
  app.route({
    method: 'GET',
    url: '/pictures/:kind/:file',
    errorHandler: (error, { url }, reply) => {
      log.fault(`GET ${url}`, error);
      void reply.code(500).send(failed(serverFault('The picture could not be made')));
    },
    handler: async ({ params, headers, url }, reply) => {
      const { kind, file } = z.parse(paramsSchema, params);
      const id = /^([A-Za-z0-9_-]{1,64})\.webp$/.exec(file)?.[1];
      const picture =
        isPictureKind(kind) && id !== undefined ? await pictures.find(kind, id) : undefined;
      if (!picture) return reply.code(404).send(failed(unknownId('picture', url)));
      const etag = `"${picture.digest}"`;
      void reply.header('etag', etag).header('cache-control', `public, max-age=${String(DAY_S)}`);
      if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.type('image/webp').send(createReadStream(picture.file));
    },
  });
}
