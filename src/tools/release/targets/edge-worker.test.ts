import { fork, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { writeEdgeWorker } from '../../../gatsby/node/outputs/hosting/edge/write-edge-worker';
import { cacheControlOf } from '../../../gatsby/node/outputs/hosting/hosting-rules';
import { headersOf } from '../../../gatsby/node/outputs/hosting/response-headers';
import {
  expectedAnswers,
  expectedRedirects,
  refusedTargets,
} from '../../../gatsby/node/outputs/hosting/testing/expected-answers';
import {
  APP,
  makeSamplePublic,
  sampleHeaders,
} from '../../../gatsby/node/outputs/hosting/testing/sample-public';
import { tempFolder } from '../../../testing/temp-folder';
import { rawRequest } from '../../serve/testing/raw-request';
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
  folder = await makeSamplePublic(tempFolder());
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
  // Whole addresses in a request line are for proxies: an edge hears of paths.
  const asked = expectedAnswers.filter(({ target }) => target.startsWith('/'));

  test.each(asked)('$target with $status', async ({ target, ...expected }) => {
    const { status, text, headers } = await ask(target);
    const [cache, type] = [headers['cache-control'], headers['content-type']];
    expect({ status, body: text, cache, type }).toEqual(expected);
  });

  test.each(expectedRedirects)('$target with $status', async ({ target, ...expected }) => {
    const { status, headers } = await ask(target);
    const { location, 'cache-control': cache } = headers;
    expect({ status, location, cache }).toEqual(expected);
  });

  test.each(refusedTargets)('%s with a refusal', async (target) => {
    const { status } = await ask(target);
    expect([status >= 400, status < 500]).toEqual([true, true]);
  });

  test('other methods with 405', async () => {
    const { status, headers } = await ask('/', { method: 'POST' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

/** Names of the headers that answers have on TLS. */
const overTls = sampleHeaders.filter(({ scope }) => scope === 'tls');

test.each([
  ['/', '/index.html'],
  [`/${APP}`, `/${APP}`],
  ['/nothing', '/404.html'],
  ['/nothing.json', undefined],
  ['/%E6%97%A7', undefined],
  ['/game-partner/chat-', '/game-partner/_app/index.html'],
])('%s has the headers that the rules give to %s', async (target, file) => {
  const { headers } = await ask(target);
  const expected = [...headersOf(file, sampleHeaders), ...overTls];
  const sent = sampleHeaders.filter(({ name }) => headers[name.toLowerCase()] !== undefined);
  expect(sent.map(({ name }) => name).sort()).toEqual(expected.map(({ name }) => name).sort());
  for (const { name, value } of expected) expect(headers[name.toLowerCase()]).toBe(value);
  expect(Object.keys(headers).filter((name) => /^x-amz|^server$/.test(name))).toEqual([]);
});

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
