import { bucketOf } from '../local-search/index-format';
import { readItemCard } from './item-cards';

const card = { name: '万灯城', src: '/a.webp', color: '#123456' };

/** Answers with these files, and tells which were asked for; the others are not there. */
function serve(files: Readonly<Record<string, unknown>>): string[] {
  const asked: string[] = [];
  window.fetch = (address) => {
    const asking = typeof address === 'string' ? address : '';
    asked.push(asking);
    const file = files[asking];
    return Promise.resolve(
      new Response(JSON.stringify(file ?? null), { status: file === undefined ? 404 : 200 }),
    );
  };
  return asked;
}

test('a small library is one file, read once; what it lacks is no item', async () => {
  const asked = serve({ '/item-cards/zh.json': { cards: { 'game lantern-city': card } } });
  const found = await Promise.all([
    readItemCard('zh', 'game', 'lantern-city'),
    readItemCard('zh', 'game', 'gone'),
    readItemCard('zh', 'role', 'lantern-city'),
  ]);
  expect(found).toEqual([card, undefined, undefined]);
  expect(asked).toEqual(['/item-cards/zh.json']);
});

test('of a large one, the bucket of the item alone is read', async () => {
  const bucket = `/item-cards/en/64/${String(bucketOf('role a', 64))}.json`;
  const asked = serve({ '/item-cards/en.json': { buckets: 64 }, [bucket]: { 'role a': card } });
  expect(await readItemCard('en', 'role', 'a')).toEqual(card);
  expect(await readItemCard('en', 'role', 'a')).toEqual(card);
  expect(asked).toEqual(['/item-cards/en.json', bucket]);
});

test('a file that does not come, or is another one, is asked for again the next time', async () => {
  serve({});
  await expect(readItemCard('ja', 'game', 'a')).rejects.toThrow('404');
  serve({ '/item-cards/ja.json': { rows: [] } });
  await expect(readItemCard('ja', 'game', 'a')).rejects.toThrow();
  serve({ '/item-cards/ja.json': { cards: { 'game a': card } } });
  expect(await readItemCard('ja', 'game', 'a')).toEqual(card);
});
