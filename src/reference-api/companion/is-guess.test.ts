import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { createAnswerFinder, type Asked } from './find-answer';
import { openSampleLibrary } from './testing/conversation';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each<[Locale, string, string, boolean]>([
  ['en', 'dragon-kiln', 'how many bowls did little pi break', false],
  ['ja', 'sky-whale', '縮じいの身長なんセンチ', true],
  ['ja', 'tea-mountain', '茶山みち 一年ねかせて売ったら何倍なるん', false],
  ['zh', 'cat-inn', '椒盐最烦吃哪道菜', true],
  ['zh', 'clockwork-isle', '林拧几岁能上岛', false],
])('%s, %s: %s', async (locale, game, content, isGuess) => {
  const asked: Asked = {
    ...{ content, locale, context: undefined, ownGames: [game] },
    ...{ gameBefore: undefined, pageBefore: undefined },
  };
  const finding = await createAnswerFinder(db).find(asked);
  expect(finding.isGuess).toBe(isGuess);
});
