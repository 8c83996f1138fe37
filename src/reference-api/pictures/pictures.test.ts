import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLog } from '../api/log';
import { openLibrary } from '../server';
import { tempFolder } from '../../testing/temp-folder';
import { startTestApi, type TestApi } from '../testing/test-api';

const PICTURES = join(__dirname, '../sample/pictures');
const COVER = '/pictures/game-cover/star-echo.webp';

describe('the route of pictures', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });

  test('sends the file of the sample library', async () => {
    const response = await api.fetch(COVER);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    const file = readFileSync(join(PICTURES, 'game-cover/star-echo.webp'));
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  });

  test('lets a picture be kept for a day, and does not send it twice', async () => {
    const { headers } = await api.fetch(COVER);
    expect(headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = headers.get('etag') ?? '';
    const again = await api.fetch(COVER, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const other = await api.fetch(COVER, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('gives a picture another etag when its bytes change', async () => {
    const picturesDir = tempFolder();
    const file = join(picturesDir, 'scene/a.webp');
    mkdirSync(join(picturesDir, 'scene'));
    const own = await startTestApi({ picturesDir });
    const etagOf = async (text: string) => {
      writeFileSync(file, text);
      return (await own.fetch('/pictures/scene/a.webp')).headers.get('etag');
    };
    const first = await etagOf('first');
    expect(first).toMatch(/^"\w+"$/);
    expect(await etagOf('other')).not.toBe(first);
    expect(await etagOf('first')).toBe(first);
  });

  test('answers HTTP 500 in general words for a file that cannot be read', async () => {
    const picturesDir = tempFolder();
    mkdirSync(join(picturesDir, 'scene/a.webp'), { recursive: true });
    const own = await startTestApi({ picturesDir });
    const fault = jest.spyOn(console, 'error').mockImplementation();
    const response = await own.fetch('/pictures/scene/a.webp?token=secret');
    expect(fault.mock.calls).toEqual([
      ['[reference-api] GET /pictures/scene/a.webp:', expect.objectContaining({ code: 'EISDIR' })],
    ]);
    fault.mockRestore();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(picturesDir);
  });

  test.each([
    '/pictures/game-cover/nothing.webp',
    '/pictures/game-cover/star-echo-wendi.webp',
    '/pictures/constructor/star-echo.webp',
    '/pictures/game-cover/star-echo.png',
    '/pictures/game-cover/..%2Fgame-icon%2Fstar-echo.webp',
    '/pictures/..%2Fpictures%2Fgame-cover/star-echo.webp',
    '/pictures/%2E%2E/LICENSE',
  ])('%s is HTTP 404', async (path) => {
    expect((await api.fetch(path)).status).toBe(404);
  });
});

describe('the pictures of the sample library', () => {
  const files = readdirSync(PICTURES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file !== join(PICTURES, 'LICENSE'));

  /** The file of every picture that an item of the whole sample library names. */
  async function namedFiles(): Promise<string[]> {
    const dataFile = join(tempFolder(), 'data.sqlite');
    const db = await openLibrary({ dataFile }, createLog(true));
    const tables = ['games', 'roles', 'characters', 'figures', 'scenes', 'activities', 'banners'];
    const rows = await Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table as 'games')
          .select('content')
          .execute(),
      ),
    );
    await db.destroy();
    const addresses = rows
      .flat()
      .flatMap(({ content }) => [...content.matchAll(/"\/pictures\/([^"]+)"/g)]);
    return [...new Set(addresses.map(([, path = '']) => join(PICTURES, path)))];
  }

  test('are there for every item, and none is an orphan', async () => {
    expect(files.sort()).toEqual((await namedFiles()).sort());
  });

  test('weigh no more than 12 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(12_000_000);
  });
});
