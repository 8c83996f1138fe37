import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { request as requestWithTls } from 'node:https';

/** An answer as it came over the wire, not decoded and not followed. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
}

/**
 * Asks a server for exactly this target. `fetch` would tidy up the address (`..`, `//`) and unpack the
 * answer before a test sees them.
 */
export function rawRequest(
  base: string,
  target: string,
  { method = 'GET', headers = {} }: RawRequest = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { host, port, protocol } = new URL(base);
    const ask = protocol === 'https:' ? requestWithTls : request;
    const asking = ask(
      {
        // "localhost" may be ::1 first; the server listens to IPv4. Its certificate is one of a test.
        ...{ host: '127.0.0.1', servername: 'localhost', rejectUnauthorized: false },
        ...{ port, path: target, method, headers: { host, ...headers }, agent: false },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, body, text: body.toString('utf8') });
        });
      },
    );
    asking.on('error', reject);
    asking.end();
  });
}
