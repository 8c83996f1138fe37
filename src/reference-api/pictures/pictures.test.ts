/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readContent } from '../database/content';
import { openDatabase } from '../database/open-database';
import { startTestApi, type TestApi } from '../testing/test-api';
import { drawPicture } from './draw-picture';
import { isPictureKind, pictureKinds } from './kinds';
import { subjectSchema } from './subject';

jest.setTimeout(30_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const COVER = '/pictures/game-cover/star-echo.webp';

test('a picture is rendered once and kept over a restart', async () => {
  const both = await Promise.all([api.fetch(COVER), api.fetch(COVER)]);
  const [first, second] = await Promise.all(
    both.map(async (response) => Buffer.from(await response.arrayBuffer())),
  );
  expect(await sharp(first).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
  expect(second).toEqual(first);
  const folder = join(dirname(api.dataFile), 'pictures');
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const kept = join(folder, files[0] ?? '');
  const { mtimeMs } = statSync(kept);
  const again = await startTestApi({ dataFile: api.dataFile });
  const response = await again.fetch(COVER);
  await again.close();
  expect(response.headers.get('etag')).toBe(both[0].headers.get('etag'));
  expect(readdirSync(folder)).toEqual(files);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
});

test('a picture may be kept for a day, and is not sent twice', async () => {
  const { headers } = await api.fetch(COVER);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  const etag = headers.get('etag') ?? '';
  const again = await api.fetch(COVER, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const other = await api.fetch(COVER, { headers: { 'if-none-match': '"other"' } });
  expect(other.status).toBe(200);
});

test.each([
  '/pictures/game-cover/nothing.webp',
  '/pictures/game-cover/star-echo-wendi.webp',
  '/pictures/constructor/star-echo.webp',
  '/pictures/game-cover/star-echo.png',
  '/pictures/game-cover/..%2Fstar-echo.webp',
])('%s is HTTP 404', async (path) => {
  expect((await api.fetch(path)).status).toBe(404);
});

test('every picture that the library names can be drawn, each one differently', async () => {
  const answers = await Promise.all([
    ...['star-echo', 'tea-mountain'].map((id) => api.call('gameDetail', { id })),
    ...['star-echo-wendi', 'tea-mountain-ahui'].map((id) => api.call('entityDetail', { id })),
    api.call('officialCharacters'),
    api.call('characterFigures', { character_id: 'p-lingxi' }),
    api.call('storyScenes', { character_id: 'p-lingxi' }),
    api.call('activityIndex'),
  ]);
  const addresses = answers.flatMap(({ text }) => [
    ...text.matchAll(/"\/pictures\/([^"]+)\.webp"/g),
  ]);
  const named = [...new Set(addresses.map(([, address]) => address ?? ''))];
  expect(new Set(named.map((address) => address.split('/')[0]))).toEqual(
    new Set(Object.keys(pictureKinds)),
  );
  const db = await openDatabase(api.dataFile);
  const drawn = named.map(async (address) => {
    const [kind = '', id = ''] = address.split('/');
    if (!isPictureKind(kind)) throw new Error(`${kind} is no kind of picture`);
    const { content } = await db
      .selectFrom('picture_subjects')
      .select('content')
      .where('owner', '=', pictureKinds[kind])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return drawPicture(kind, readContent(subjectSchema, content));
  });
  const svgs = await Promise.all(drawn);
  await db.destroy();
  for (const svg of svgs) expect(svg).toMatch(/^<svg[^]*<\/svg>\s*$/);
  expect(new Set(svgs).size).toBe(named.length);
});

test('art for another thing draws nothing', () => {
  expect(drawPicture('game-cover', { type: 'scenery', game: 'nothing' })).toBeUndefined();
  expect(drawPicture('role-avatar', { type: 'scenery', game: 'star-echo' })).toBeUndefined();
  expect(drawPicture('activity', { type: 'activity', number: 99 })).toBeUndefined();
});
