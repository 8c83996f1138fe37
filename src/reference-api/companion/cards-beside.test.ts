import type { Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { openSampleCompanion, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
});
afterAll(() => db.destroy());

/** The games whose pages, or whose roles' pages, the answer leads to. */
async function gamesShown(
  character: string,
  locale: Locale,
  question: string,
  page?: string,
): Promise<string[]> {
  const talk = new TestConversation({ db, companion, character, locale });
  const context = page === undefined ? undefined : { game_id: page };
  const { references } = await talk.say(question, { context });
  const roles = await db.selectFrom('roles').select(['id', 'game_id']).execute();
  const gameOf = (id: string) => roles.find((role) => role.id === id)?.game_id ?? id;
  return [...new Set(references.map(({ id }) => gameOf(id)))];
}

test.each([
  ['p-seven', 'en', 'cheapest way to bring rust down', 'iron-garden'],
  ['p-tuanzi', 'zh', '信湿透了还送得出去吗', 'mushroom-post'],
  ['p-axian', 'en', 'can i take back a beat i just messed up', 'moon-opera'],
  ['p-feng', 'ja', '音が二回返ってきた。下になにがある？', 'desert-bell'],
] as const)(
  '%s (%s) answers “%s” with cards of %s alone',
  async (character, locale, text, game) => {
    expect(await gamesShown(character, locale, text)).toEqual([game]);
  },
);

test('nothing of another game stands beside that of half a name', async () => {
  expect(await gamesShown('p-yuexi', 'zh', '灯塔第三层怎么走')).toEqual(['last-lighthouse']);
});

test('nothing of another game stands beside that of the page that the visitor came from', async () => {
  const asked = ['p-xiaoman', 'en', 'where is it hottest'] as const;
  expect(await gamesShown(...asked, 'dragon-kiln')).toEqual(['dragon-kiln']);
});

test('of two games that may be meant both are shown', async () => {
  const shown = await gamesShown('p-yuexi', 'ja', '操作へたなんだけど最初は誰がいい？');
  expect(shown).toEqual(expect.arrayContaining(['deep-orchard', 'tidal-court']));
});

test.each([
  ['p-seven', 'en', 'How many players is Glacier Orbit?'],
  ['p-lingxi', 'ja', '氷の軌道は何人で遊べる？'],
] as const)(
  '%s (%s) shows one card of a game whose page answers “%s”',
  async (character, locale, question) => {
    const talk = new TestConversation({ db, companion, character, locale });
    const { references } = await talk.say(question);
    expect(references.map(({ id, section }) => [id, section])).toEqual([
      ['glacier-orbit', undefined],
    ]);
  },
);

test('an answer has sentences of two texts at the most', async () => {
  const talk = new TestConversation({ db, companion, character: 'p-tuanzi', locale: 'ja' });
  const { content } = await talk.say('寒がりなお客はどの床板に寝かせるのが正解');
  expect(content).toContain('寒がりは二枚め');
  // It stands in a third one.
  expect(content).not.toContain('宿代はごろごろでいただく');
});
