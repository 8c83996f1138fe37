import { edgeRulesText } from './edge-rules';
import { BELIEVED_MS, openRelease } from './open-release';

function rules(to: string): string {
  return edgeRulesText({
    ...{ headers: [], rewrites: [] },
    redirects: [{ from: '/old', to, status: 301 }],
  });
}

function live(slot: 'a' | 'b'): string {
  const since = { a: '2026-11-26T01:00:00.000Z', b: '2026-11-26T02:00:00.000Z' }[slot];
  return JSON.stringify({ slot, release: slot, made: since, since });
}

let objects: Record<string, string>;
let now: number;
let asked: string[];
let origins = 0;
let origin: string;

beforeEach(() => {
  // What a worker has read is remembered by its bucket.
  origins += 1;
  origin = `https://bucket.example/${String(origins)}`;
  asked = [];
  now = 0;
  objects = {
    '/live.json': live('a'),
    '/a/hosting/edge-rules.json': rules('/a/'),
    '/b/hosting/edge-rules.json': rules('/b/'),
    '/a/100%2B/index.html': 'a',
    '/b/100%2B/index.html': 'b',
  };
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const key = new Request(address).url.slice(origin.length);
    asked.push(key);
    const text = objects[key];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 403 : 200 }));
  });
});

/** Reads what a visitor gets: a page and an old address. */
async function shown(): Promise<unknown> {
  const folder = await openRelease(origin);
  const page = await folder.ask('/100+/index.html');
  return [await page?.text(), folder.rules.redirects.get('/old')?.to];
}

test('pages and rules change together, as soon as what was read is no longer believed', async () => {
  expect(await shown()).toEqual(['a', '/a/']);
  objects['/live.json'] = live('b');
  now = BELIEVED_MS - 1;
  expect(await shown()).toEqual(['a', '/a/']);
  now = BELIEVED_MS;
  expect(await shown()).toEqual(['b', '/b/']);
});

test('the rules of a release are read once', async () => {
  await shown();
  now = BELIEVED_MS;
  await shown();
  expect(asked.filter((key) => key.endsWith('rules.json'))).toHaveLength(1);
  expect(asked.filter((key) => key === '/live.json')).toHaveLength(2);
});

test.each(['', '{"slot":"c"}'])(
  'where the bucket says %j, the release of before is shown',
  async (said) => {
    await shown();
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    objects['/live.json'] = said;
    now = BELIEVED_MS;
    expect(await shown()).toEqual(['a', '/a/']);
    asked = [];
    expect(await shown()).toEqual(['a', '/a/']);
    expect(asked).not.toContain('/live.json');
    expect(error).toHaveBeenCalledTimes(1);
  },
);

test('a bucket that never said what to show cannot be opened', async () => {
  objects = {};
  await expect(openRelease(origin)).rejects.toThrow('The bucket has no /live.json');
});
