import { fork, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { writeEdgeWorker } from '../../../gatsby/node/outputs/hosting/edge/write-edge-worker';
import {
  cacheControlOf,
  SECURITY_HEADERS,
} from '../../../gatsby/node/outputs/hosting/hosting-rules';
import { tempFolder } from '../../../testing/temp-folder';
import {
  ANSWERED,
  MISSING_DATA,
  MOVED,
  NO_CLIENT_ROUTE,
  NOT_FOUND,
} from '../../serve/testing/answers';
import { rawRequest } from '../../serve/testing/raw-request';
import { APP, makeSamplePublic } from '../../serve/testing/sample-public';
import { filesBelow } from '../../../node/files-below';
import type { Release } from '../release-store';
import { s3Target } from './s3-target';
import { readTargetAddress } from './target-address';
import { CREDENTIALS, startBucketServer, type BucketServer } from './testing/bucket-server';

/** A worker that runs by itself, in a process of its own. */
interface RunningWorker {
  readonly url: string;
  readonly child: ChildProcess;
}

let server: BucketServer;
let folder: string;
let workerFile: string;
let worker: RunningWorker;

async function runWorker(origin: string): Promise<RunningWorker> {
  const harness = path.join(__dirname, 'testing', 'run-worker.mjs');
  const child = fork(harness, [workerFile, origin], { execArgv: [], stdio: 'pipe' });
  const port = await new Promise((resolve) => {
    child.once('message', resolve);
  });
  return { url: `http://127.0.0.1:${String(port)}`, child };
}

async function show(id: string): Promise<void> {
  const address = readTargetAddress(server.to);
  if (address.kind !== 's3') throw new Error('The address is that of a bucket');
  const sizes = filesBelow(folder).map(
    (file) => [file, statSync(path.join(folder, file)).size] as const,
  );
  const release: Release = {
    ...{ id, build: id, number: 1, made: '2026-11-26T00:00:00.000Z' },
    ...{ pages: 1, kept: {}, takenBack: false },
    files: Object.fromEntries(sizes),
  };
  await s3Target({ address, name: server.to, folderOf: () => folder, settleMs: 0 }).update(release);
}

beforeAll(async () => {
  Object.assign(process.env, CREDENTIALS);
  server = await startBucketServer();
  folder = await makeSamplePublic();
  const built = tempFolder();
  await writeEdgeWorker(built);
  workerFile = path.join(built, 'hosting', 'worker.mjs');
  await show('one');
  worker = await runWorker(server.origin);
});

afterAll(async () => {
  worker.child.kill();
  await server.close();
});

function ask(...[target, options]: [string, Parameters<typeof rawRequest>[2]?]) {
  return rawRequest(worker.url, target, options);
}

describe('in front of a bucket, the worker answers as our own server does', () => {
  test.each(ANSWERED)('%s with 200', async (target, text) => {
    const answer = await ask(target);
    expect([answer.status, answer.text]).toEqual([200, text]);
  });

  test.each(NOT_FOUND)('%s with the error page', async (target) => {
    const { status, text, headers } = await ask(target);
    expect([status, text, headers['cache-control']]).toEqual([404, 'not found page', 'no-cache']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.etag).toBeUndefined();
  });

  test.each(NO_CLIENT_ROUTE)('%s with a shell and 404', async (target, text) => {
    const answer = await ask(target);
    expect([answer.status, answer.text]).toEqual([404, text]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(MISSING_DATA)('%s with a word', async (target) => {
    const { status, text, headers } = await ask(target);
    expect([status, text, headers['cache-control']]).toEqual([404, 'Not found\n', 'no-cache']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test.each(MOVED)('%s with %i to %s', async (target, status, location) => {
    const answer = await ask(target);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test.each(['/%', '/%E7%A7', '/a%00b', '/..%5c..%5cwindows'])('%s with 400', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });

  test('other methods with 405', async () => {
    const { status, headers } = await ask('/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test.each(['/', `/${APP}`, '/nothing', '/nothing.json', '/%E6%97%A7', '/%', '/game-partner/chat-'])(
  '%s has the headers of every answer',
  async (target) => {
    const { headers } = await ask(target);
    for (const [name, value] of SECURITY_HEADERS) expect(headers[name.toLowerCase()]).toBe(value);
    expect(Object.keys(headers).filter((name) => /^x-amz|^server$/.test(name))).toEqual([]);
  },
);

test.each(['/index.html', `/${APP}`, '/robots.txt', '/page-data/app-data.json'])(
  '%s is kept for as long as its rule says',
  async (file) => {
    expect((await ask(file)).headers['cache-control']).toBe(cacheControlOf(file));
  },
);

test('a file is asked for again by its tag, in parts, and by its headers alone', async () => {
  const { etag = '' } = (await ask('/numbers.bin')).headers;
  const again = await ask('/numbers.bin', { headers: { 'If-None-Match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
  const part = await ask('/numbers.bin', { headers: { Range: 'bytes=2-4' } });
  expect([part.status, part.text, part.headers['content-range']]).toEqual([
    ...[206, '234', 'bytes 2-4/10'],
  ]);
  const head = await ask('/numbers.bin', { method: 'HEAD' });
  expect([head.status, head.text]).toEqual([200, '']);
});

test('a request asks the bucket for no more than it must', async () => {
  await ask('/');
  server.clearLog();
  await ask(`/${APP}`);
  await ask('/terms/');
  expect(server.log).toEqual([`GET a/${APP}`, 'GET a/terms/index.html']);
});

test('a bucket that has no release, or does not answer, costs an error that nobody keeps', async () => {
  const lost = await runWorker(`${server.origin}/nothing-here`);
  const { status, headers } = await rawRequest(lost.url, '/');
  lost.child.kill();
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([
    503,
    'no-cache',
    '5',
  ]);
});
