import { LOCALES, type Locale } from '../../config/locales';
import { gameDetailSchema } from '../../contract/library';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { fitWishes, saysLeftOut } from './fit-wishes';
import { openSampleCompanion, TestConversation } from './testing/conversation';
import { wishesOf } from './wishes';
import { words } from './words';

const nobody = { dislikes: [], beginner: false };

const games = [
  { id: 'quiet-alone', players: [1, 1], minutes: [15, 30], moods: ['calm'] },
  { id: 'tense-pair', players: [1, 2], minutes: [30, 45], moods: ['tense'] },
  { id: 'long-four', players: [1, 4], minutes: [60, 120], moods: ['eerie'] },
  { id: 'quick-alone', players: [1, 1], minutes: [10, 20], moods: ['funny'] },
].map(({ id, players: [fewest = 1, most = 1], minutes: [min = 0, max = 0], moods }) => ({
  ...{ id, moods, players: { min: fewest, max: most }, session_minutes: { min, max } },
}));

const unknown = { id: 'unknown', players: undefined, session_minutes: undefined, moods: ['calm'] };

function fit(content: string) {
  const fitting = fitWishes([...games, unknown], content, wishesOf(content, nobody));
  return [fitting.left, ...fitting.games.map(({ id }) => id)];
}

test.each([
  ['两个人，半小时，紧张的', undefined, 'tense-pair'],
  ['two of us, half an hour, something quiet', 'moods', 'tense-pair'],
  ['四个人玩什么', undefined, 'long-four'],
  ['一个人玩，半小时，安静点', undefined, 'quiet-alone'],
  ['15分だけ', undefined, 'quiet-alone', 'quick-alone'],
  ['一晚上', undefined, 'long-four'],
  ['两个人，10分钟', 'minutes', 'tense-pair'],
  ['五个人，两小时', 'players', 'long-four'],
  ['五个人', 'players', 'long-four'],
  ['5分钟', 'minutes', 'quick-alone'],
  ['五个人，5分钟', 'both', 'long-four'],
])('%s: without %s', (content, left, ...ids) => {
  expect(fit(content)).toEqual([left, ...ids]);
});

test('a message that tells neither players nor time chooses from all', () => {
  expect(fit('玩什么好')).toHaveLength(6);
});

test('a mood alone is kept to', () => {
  expect(fit('安静一点的')).toEqual([undefined, 'quiet-alone', 'unknown']);
});

test('a mood that is not wanted is none that could be left out', () => {
  expect(fit('两个人半小时，不要恐怖的')).toEqual([undefined, 'tense-pair']);
});

test.each<[Locale, string, string]>([
  ['zh', '两个人玩半小时，安静的', '“安静”'],
  ['en', 'two of us, half an hour, quiet', '“quiet”'],
  ['en', 'a cosy game for two, half an hour', '“cosy”'],
  ['ja', '二人で30分、静かなの', '「静か」'],
])('what was left out is said in the words that asked for it (%s)', (locale, content, quoted) => {
  expect(saysLeftOut('moods', content, { unwanted: [] }, locale)).toContain(quoted);
});

test.each(LOCALES)('no place is left open in what is said (%s)', (locale) => {
  for (const left of ['moods', 'minutes', 'players', 'both'] as const) {
    expect(saysLeftOut(left, '安静', { unwanted: [] }, locale)).not.toMatch(/[{}]/);
  }
});

describe('a partner who is asked for a game', () => {
  let db: LibraryDatabase;
  let companion: Companion;
  beforeAll(async () => {
    ({ db, companion } = await openSampleCompanion());
  });
  afterAll(() => db.destroy());

  function talk(locale: Locale): TestConversation {
    return new TestConversation({ db, companion, locale, character: 'p-yuexi' });
  }

  test.each<[Locale, string, string]>([
    ['zh', '今晚两个人玩半小时，安静的，有推荐吗？', '“安静”'],
    ['en', 'Two of us tonight, half an hour, something quiet. Any recommendations?', '“quiet”'],
    ['ja', '今夜は二人で30分、静かなゲームのおすすめは？', '「静か」'],
  ])(
    'keeps to players and time, and says that it left out a mood (%s)',
    async (locale, asked, mood) => {
      const { content, references } = await talk(locale).say(asked);
      expect(content).toContain(mood);
      const ids = references.map(({ id }) => id);
      // Nothing of it is against what is quiet; of the others one is tense, one thrilling.
      expect(ids[0]).toBe('paper-kingdom');
      expect(['glacier-orbit', 'paper-kingdom', 'tidal-court']).toEqual(
        expect.arrayContaining(ids),
      );
    },
  );

  test.each<[Locale, string]>([
    ['en', 'We are two after a long week, have half an hour, and want something relaxing'],
    ['zh', '我们两个想玩半小时，轻松点的'],
    ['ja', 'ふたりとも疲れてる、30分で遊べるゲームある？'],
  ])('offers no game for one to who said that two play (%s: %s)', async (locale, asked) => {
    const { references } = await talk(locale).say(asked);
    expect(references).not.toEqual([]);
    for (const { id } of references) {
      const { players } = await readItem(db, 'games', id, gameDetailSchema);
      expect(players?.max).toBeGreaterThan(1);
    }
  });

  test.each<[Locale, string]>([
    ['en', 'a good co-op game?'],
    ['zh', '有没有好玩的合作游戏？'],
    ['ja', '協力ゲームのおすすめは？'],
  ])('offers only games of the kind that is named (%s)', async (locale, asked) => {
    const conversation = new TestConversation({ db, companion, locale });
    const { references } = await conversation.say(asked);
    expect(references.map(({ id }) => id).sort()).toEqual(['last-lighthouse', 'tidal-court']);
  });

  test('answers what is asked of one game, though its kind is named', async () => {
    const { references } = await talk('en').say('Is The Bronze Gate a co-op game?');
    expect(references.map(({ id }) => id)).toEqual(['bronze-gate']);
  });

  test.each<[Locale, string]>([
    ['en', 'I want something quiet'],
    ['en', 'a quiet game'],
    ['zh', '来点安静的'],
    ['ja', '静かなゲーム'],
  ])('offers quiet games to who asks for nothing else (%s: %s)', async (locale, asked) => {
    const { references } = await talk(locale).say(asked);
    expect(references).toHaveLength(3);
    for (const { type, id } of references) {
      expect(type).toBe('game');
      expect((await readItem(db, 'games', id, gameDetailSchema)).moods).toContain('calm');
    }
  });

  test('has company for who wants to be alone, and no games', async () => {
    for (const asked of ['我一个人', '想一个人静静', 'ひとりで静かに']) {
      expect((await talk('zh').say(asked)).references).toEqual([]);
    }
  });

  test('tells who asks for more players than any game has so, with the game that most can play', async () => {
    const { content, references } = await talk('zh').say('十个人玩，推荐个游戏');
    expect(content).toContain(words.zh.say.left_out.players);
    expect(references.map(({ id }) => id)).toEqual(['tidal-court']);
  });
});
