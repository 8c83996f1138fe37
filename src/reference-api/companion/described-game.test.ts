import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { findDescribedGame } from './described-game';
import { LibraryShelf } from './library-shelf';
import { openSampleCompanion, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
});
afterAll(() => db.destroy());

test.each([
  ['补梦的那个裁缝游戏，平针太费线了怎么省', 'dream-tailor', '平针太费线了怎么省'],
  ['那个敲一下听回声的游戏里，尾巴分了岔是什么', 'star-echo', '尾巴分了岔是什么'],
  [
    'that dream sewing game, my whole level looks off now',
    'dream-tailor',
    'my whole level looks off now',
  ],
  ['tree root one w the fungus bank, when is the water free', 'rootwork', 'when is the water free'],
  ['雪の中走る汽車のやつ、羊の車両どこにつなぐ？', 'snowline-express', '羊の車両どこにつなぐ？'],
  ['半夜开店给人补梦那个裁缝游戏，我线就剩三寸了咋缝', 'dream-tailor', '我线就剩三寸了咋缝'],
])('%s is asked of %s', async (content, id, rest) => {
  expect(await findDescribedGame(content, new LibraryShelf(db))).toEqual({ id, rest });
});

test.each([
  // Any game that is so, and the game that is talked of.
  ...['有没有开火车的游戏推荐', 'any game where i drive a train, please tell me'],
  ...['这个游戏里，怎么存档才不会丢', 'in this game, how do i save my progress'],
  // Words that many games have, and none.
  ...['那个打怪的游戏，第二关怎么过', 'that plumber jumping game, where is the princess'],
  // A place is no game.
  '水底下那个当铺约我 能把划船那小子捎上不',
])('%s describes no game', async (content) => {
  expect(await findDescribedGame(content, new LibraryShelf(db))).toBeUndefined();
});

test('a partner answers of the game that is described, though it is none of its own', async () => {
  const talk = new TestConversation({ db, companion, character: 'p-lingxi', locale: 'zh' });
  const { references, content } = await talk.say('补梦的那个裁缝游戏 平针太费线了 换啥针省点');
  expect(references[0]).toMatchObject({ id: 'dream-tailor', section: '四种针法' });
  expect(content).toContain('藏针省一半');
});
