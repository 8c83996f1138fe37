import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { errorMessage } from '../../node/errors';
import { buildOf, PAGES, scriptOf } from './numbered-builds';

const unpackers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

const ENCODINGS = ['identity', 'gzip', 'br'];

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

async function unpack(body: Buffer, encoding: string | undefined): Promise<string> {
  if (encoding !== 'br' && encoding !== 'gzip') return body.toString('utf8');
  return (await unpackers[encoding](body)).toString('utf8');
}

/** Answers that a visitor has had. */
export interface Seen {
  readonly requests: number;
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  /** Requests that were not answered, or with an error. */
  readonly failed: readonly string[];
  /** Answers that were not whole, or of another build than they should be. */
  readonly mixed: readonly string[];
  /** Number of the newest build. */
  readonly newest: number;
}

/**
 * A visitor of a site of numbered builds, with one connection that is kept alive: opens a page, then the script that it names and
 * the data of the page, then asks whether the page has changed.
 */
export class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private readonly times: number[] = [];
  private readonly failed: string[] = [];
  private readonly mixed: string[] = [];
  private newest = 0;
  private rounds = 0;

  constructor(
    private readonly url: string,
    private readonly number: number,
  ) {}

  get seen(): Seen {
    const { times, failed, mixed, newest } = this;
    return { requests: times.length, times, failed, mixed, newest };
  }

  close(): void {
    this.agent.destroy();
  }

  private send(path: string, headers: Readonly<Record<string, string>>): Promise<Received> {
    const { port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent: this.agent, headers };
      const sent = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          unpack(Buffer.concat(chunks), received['content-encoding']).then((text) => {
            resolve({ status, headers: received, text });
          }, reject);
        });
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  /** Asks for a file that is there in every build. */
  private async get(
    path: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Received | undefined> {
    const began = performance.now();
    try {
      const received = await this.send(path, headers);
      if ([200, 304].includes(received.status)) return received;
      this.failed.push(`${path}: ${String(received.status)}`);
    } catch (error) {
      this.failed.push(`${path}: ${errorMessage(error)}`);
    } finally {
      this.times.push(performance.now() - began);
    }
    return undefined;
  }

  /** Notes an answer of a build; none is older than what this visitor has seen before. */
  private note(path: string, build: number | undefined): void {
    if (build === undefined) this.mixed.push(`${path} is not whole, or of several builds`);
    else if (build < this.newest) {
      this.mixed.push(`${path} is of build ${String(build)}, after ${String(this.newest)}`);
    } else this.newest = build;
  }

  /** Visits one page with everything that belongs to it. */
  async visit(): Promise<void> {
    const name = `page-${String((this.number + this.rounds) % PAGES)}`;
    const path = `/${name}/`;
    const headers = { 'accept-encoding': ENCODINGS[this.rounds % ENCODINGS.length] ?? '' };
    this.rounds += 1;
    const page = await this.get(path, headers);
    if (!page) return;
    const build = buildOf(page.text);
    this.note(path, build);
    const script = scriptOf(page.text) ?? '/no-script';
    const code = await this.get(script, headers);
    if (code && buildOf(code.text) !== build) {
      this.mixed.push(`${script} is not of build ${String(build)}, whose page names it`);
    }
    const dataPath = `/page-data/${name}/page-data.json`;
    const data = await this.get(dataPath, headers);
    if (data) this.note(dataPath, buildOf(data.text));
    const again = await this.get(path, { ...headers, 'if-none-match': page.headers.etag ?? '' });
    if (again) this.note(path, again.status === 304 ? build : buildOf(again.text));
  }
}
