import { openSampleLibrary } from '../companion/testing/conversation';
import type { LibraryDatabase } from '../database/open-database';
import { isMadeUp, isWordSalad } from './word-salad';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each<[string, boolean]>([
  ['blorp fandle quix wuzzle seven', true],
  ['噗噜哒哒7#咕叽叽', true],
  // Kana that the dictionary takes sign by sign.
  ['ぽにゅぐら めそらば とぅきぺ ざもれ', true],
  ['ぽげら もぬ てけれっつ んんん 七', true],
  ['おはようございます', false],
  ['とうだいのかぎどこ', false],
  ['日陰になったのにどいてくれない', false],
  // Half of it is known, or a single word is not.
  ['how do i reload the harpoon', false],
  ['炒完茶锅要不要刷干净？', false],
  ['灯台の三階の鍵どこ', false],
  ['zzyzx', false],
  ['', false],
])('%s is word salad: %s', async (content, isSalad) => {
  expect(await isWordSalad(db, content)).toBe(isSalad);
});

test.each([
  ['呜咔嘎巴嘟噜噗', true],
  ['ぽげらむにょすてけ', true],
  ['哈哈哈哈哈', false],
  ['叽里咕噜说什么呢', false],
  ['嗯嗯', false],
  ['ふうん', false],
])('%s is made up of syllables: %s', (content, isSyllables) => {
  expect(isMadeUp(content)).toBe(isSyllables);
});
