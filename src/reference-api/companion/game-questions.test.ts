import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { LibraryShelf } from './library-shelf';
import { openSampleCompanion, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
});
afterAll(() => db.destroy());

test.each([
  ['zh', '今天上海天气怎么样'],
  ['en', 'what is the weather in Shanghai'],
  ['ja', '今日の上海の天気は'],
] as const)('who asks for what nobody knows is kept at the game (%s)', async (locale, ask) => {
  const talk = new TestConversation({ db, companion, character: 'p-yuexi', locale });
  const context = { game_id: 'last-lighthouse' };
  const { suggestions } = await talk.say(ask, { context });
  const own = await new LibraryShelf(db).questionsOf('last-lighthouse', locale);
  expect(own.length).toBeGreaterThan(0);
  expect(suggestions.slice(0, own.length)).toEqual(own.slice(0, 3));
  expect(new Set(suggestions).size).toBe(3);
  // What was asked is not offered again.
  const next = await talk.say(own[0] ?? '', { context });
  expect(next.suggestions).not.toContain(own[0]);
  expect((await talk.say(ask, { context })).suggestions).not.toContain(own[0]);
});
