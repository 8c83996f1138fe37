import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request as the fake API got it. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: Seen) => void;

export interface FakeApi {
  readonly baseUrl: string;
  readonly seen: Seen[];
  /** Sets how the next requests are answered. */
  readonly answer: (answer: Answer) => void;
  readonly close: () => Promise<void>;
}

/** Sends a body: text as it is, everything else as JSON. */
export function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Starts a real HTTP server on a free port of this machine. */
export async function startFakeApi(): Promise<FakeApi> {
  const seen: Seen[] = [];
  let answer: Answer = (response) => {
    send(response, { error_code: 0, error_message: '', payload: {} });
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const got = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      seen.push(got);
      answer(response, got);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    baseUrl: `http://127.0.0.1:${String(address.port)}`,
    seen,
    answer: (next) => {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
