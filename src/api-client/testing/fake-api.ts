import { createServer, get, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A request as the fake API got it. */
interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

type Respond = (response: ServerResponse, request: Seen) => void;

export interface FakeApi {
  readonly baseUrl: string;
  readonly seen: Seen[];
  /** Sets how the next requests are answered. */
  readonly answer: (answer: Respond) => void;
  /**
   * Goes to the server and back twice. Requests that began before have arrived by then, and so have their answers: what
   * is not seen now was not asked.
   */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Sends a body: text as it is, everything else as JSON. */
export function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Path that only `settle` asks for. */
const ROUND_TRIP = '/round-trip';

function goAndReturn(baseUrl: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(baseUrl + ROUND_TRIP, (response) => {
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

/** Starts a real HTTP server on a free port of this machine. */
export async function startFakeApi(): Promise<FakeApi> {
  const seen: Seen[] = [];
  let answer: Respond = (response) => {
    send(response, { error_code: 0, error_message: '', payload: {} });
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      if (url === ROUND_TRIP) {
        response.end();
        return;
      }
      const got = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      seen.push(got);
      answer(response, got);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const baseUrl = `http://127.0.0.1:${String(address.port)}`;
  return {
    baseUrl,
    seen,
    answer: (next) => {
      answer = next;
    },
    settle: async () => {
      await goAndReturn(baseUrl);
      await goAndReturn(baseUrl);
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
