import { setTimeout as wait } from 'node:timers/promises';
import { parseLiveRelease } from '../../../gatsby/node/outputs/hosting/edge/live-release';
import type { Release } from '../release-store';
import { s3Target, SETTLE_MS } from './s3-target';
import type { Target } from './target';
import { readTargetAddress } from './target-address';
import { CREDENTIALS, startBucketServer, type BucketServer } from './testing/bucket-server';
import { inlineScriptOf, Releases } from './testing/releases';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn() }));

const releases = new Releases();
let one: Release;
let two: Release;
let three: Release;
let four: Release;
beforeAll(async () => {
  // One try: the tests cut lines, and nobody is to mend them.
  Object.assign(process.env, CREDENTIALS, { AWS_MAX_ATTEMPTS: '1' });
  one = await releases.make('one', ['gone']);
  two = await releases.make('two');
  three = await releases.make('three');
  four = await releases.make('one', ['new']);
});

let server: BucketServer;
let target: Target;
beforeEach(async () => {
  server = await startBucketServer();
  target = open();
});
afterEach(() => server.close());

function open(settleMs = 0): Target {
  const address = readTargetAddress(server.to);
  if (address.kind !== 's3') throw new Error('The address is that of a bucket');
  const folderOf = (id: string) => releases.store.folderOf(id);
  return s3Target({ address, name: server.to, folderOf, settleMs });
}

/** Reads what visitors get: every object of the folder that is shown. */
function shown(): Readonly<Record<string, string>> {
  const objects = server.objects();
  const { slot } = parseLiveRelease(objects['live.json'] ?? '');
  const own = Object.entries(objects).filter(([key]) => key.startsWith(`${slot}/`));
  return Object.fromEntries(own.map(([key, text]) => [key.slice(slot.length), text]));
}

function expectShown(release: Release): void {
  expect(shown()).toEqual(releases.objectsOf(release));
}

/** Keys in the order in which they were written or removed. */
function written(): string[] {
  return server.log.filter((line) => !line.startsWith('GET '));
}

test('a bucket gets the whole release, without compressed copies and notes for web servers', async () => {
  expect(await target.update(one)).toMatchObject({ kind: 'updated', release: one.id, removed: 0 });
  expectShown(one);
  const keys = Object.keys(shown());
  expect(keys).toContain('/游戏/index.html');
  expect(keys.filter((key) => /\.br$|nginx|redirects/.test(key))).toEqual([]);
  expect(await target.shown()).toBe(one.id);
});

test('cache headers and types travel with the objects', async () => {
  await target.update(one);
  const headersOf = async (key: string) => {
    const { headers } = await fetch(`${server.origin}/a/${key}`);
    return [headers.get('cache-control'), headers.get('content-type')];
  };
  expect(await headersOf('index.html')).toEqual(['no-cache', 'text/html; charset=utf-8']);
  expect(await headersOf('static/logo.svg')).toEqual([
    'public, max-age=31536000, immutable',
    'image/svg+xml; charset=utf-8',
  ]);
});

/** Names what a request has changed. */
function kindOf(line: string): string {
  const kinds = [
    ...[
      ['removed', /^DELETE /],
      ['note', /\.note/],
      ['switch', /live\.json/],
    ],
    ...[
      ['manifest', /builds\/|app-data|robots|edge-rules/],
      ['page', /\.html$|page-data\//],
    ],
  ] as const;
  return kinds.find(([, pattern]) => pattern.test(line))?.[0] ?? 'file';
}

test('what is named comes before what names it, then what is gone goes, and the switch is the last', async () => {
  await target.update(one);
  await target.update(two);
  server.clearLog();
  await target.update(three);
  const kinds = written().map(kindOf);
  expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual([
    ...['note', 'file', 'page', 'manifest', 'removed', 'note', 'switch'],
  ]);
});

test('only what has changed is sent, and a run without news asks one thing', async () => {
  await target.update(one);
  await target.update(two);
  server.clearLog();
  await target.update(three);
  expect(written().filter((line) => line.includes('static/logo.svg'))).toEqual([]);
  server.clearLog();
  expect(await target.update(three)).toEqual({ kind: 'current', release: three.id });
  expect(server.log).toEqual(['GET live.json']);
});

test('going back writes nothing but the switch', async () => {
  await target.update(one);
  await target.update(two);
  server.clearLog();
  expect(await target.update(one)).toMatchObject({ kind: 'updated', uploaded: 0, removed: 0 });
  expect(written()).toEqual(['PUT live.json']);
  expectShown(one);
});

test('the hook is run when all is there but the switch, and where it fails the next run has only that to do', async () => {
  await target.update(one);
  server.clearLog();
  await expect(
    target.update(two, (before) => Promise.reject(new Error(`${String(before)} stays`))),
  ).rejects.toThrow(`${one.id} stays`);
  expect(server.objects()['b/hosting/edge-rules.json']).toContain(inlineScriptOf('two'));
  expect(written()).not.toContain('PUT live.json');
  server.clearLog();
  await target.update(two, () => {
    expect(written()).toEqual([]);
    expectShown(one);
    return Promise.resolve();
  });
  expect(written()).toEqual(['PUT live.json']);
  expectShown(two);
});

test('the folder of before is left alone as long as an edge may show it', async () => {
  await target.update(one);
  await open(SETTLE_MS).update(two);
  const [[waited = 0] = []] = jest.mocked(wait).mock.calls;
  expect(waited).toBeGreaterThan(SETTLE_MS - 30_000);
  expect(waited).toBeLessThanOrEqual(SETTLE_MS);
});

test('a release that is damaged goes nowhere', async () => {
  await target.update(one);
  const damaged = { ...two, files: { ...two.files, '/robots.txt': 99 } };
  await expect(target.update(damaged)).rejects.toThrow('/robots.txt has 3 bytes, not 99');
  expectShown(one);
});

describe('a run that is interrupted', () => {
  const PLACES = Array.from({ length: 12 }, (_, place) => place);

  test('shows what was shown, and the next one finishes it, at twelve places', async () => {
    await target.update(one);
    await target.update(two);
    const putBack = server.keep();
    server.clearLog();
    await target.update(three);
    const requests = server.log.length;
    expect(requests).toBeGreaterThan(PLACES.length);

    for (const place of PLACES) {
      putBack();
      const cut = 1 + Math.round((place * (requests - 1)) / (PLACES.length - 1));
      server.cutAt((count) => (count < cut ? 'none' : place % 2 === 0 ? 'before' : 'after'));
      await expect(target.update(three)).rejects.toThrow();
      server.mend();
      // The last request of all has switched, though its answer was lost.
      expectShown(cut === requests ? three : two);
      // Some next runs have another release: what was written for this one must not be taken for theirs.
      const next = place % 3 === 0 ? four : three;
      await target.update(next);
      expectShown(next);
    }
  });

  test('and has lost its note lists what is there', async () => {
    server.cutAt((count) => (count < 9 ? 'none' : 'before'));
    await expect(target.update(one)).rejects.toThrow();
    server.mend();
    expect(Object.keys(server.objects())).not.toContain('live.json');
    await fetch(`${server.origin}/a.note.json.gz`, { method: 'PUT', body: 'spoiled' });
    await fetch(`${server.origin}/a/left-over.html`, { method: 'PUT', body: 'left over' });
    await target.update(one);
    expectShown(one);
  });
});
