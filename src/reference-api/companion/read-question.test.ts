import type { LibraryDatabase } from '../database/open-database';
import { namesNobody } from './read-question';
import { openSampleLibrary } from './testing/conversation';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each<[string, boolean]>([
  ['《云上书院》怎么解锁', true],
  ['Who is Captain Marrow of the Ninth?', true],
  ['What should I put in Room Seven?', false],
  ['「雲の学院」というゲームの攻略', true],
  ['九つの間はどう使う', false],
])('%s names nobody of the inn: %s', async (content, isNobody) => {
  expect(await namesNobody(content, [], db, ['cat-inn'])).toBe(isNobody);
});

test.each<[string, boolean]>([
  ['which room does captain orlo have', true],
  ['what does captain iron want', false],
  ['那个叫萧沉舟的剑客在哪打', true],
  ['有个叫三更的掌柜吗', false],
  ['黄金法老怎么打', true],
  ['客栈掌柜怎么招呼', false],
  ['宿に出る海賊王ドランの倒し方', true],
  ['影丸って剣士どこにいる', true],
  ['三更って船長どこ', false],
])('%s calls somebody whom no text has: %s', async (content, isNobody) => {
  expect(await namesNobody(content, [], db, ['cat-inn'])).toBe(isNobody);
});

test('a number behind a name of ours is the name of another game', async () => {
  const named = ['九命客栈'];
  expect(await namesNobody('九命客栈2什么时候出', named, db, ['cat-inn'])).toBe(true);
  expect(await namesNobody('九命客栈什么时候出', named, db, ['cat-inn'])).toBe(false);
});
