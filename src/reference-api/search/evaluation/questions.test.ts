import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES } from '../../../config/locales';
import { openSampleLibrary } from '../../companion/testing/conversation';
import type { LibraryDatabase } from '../../database/open-database';
import { searchLibrary } from '../search-library';
import { groupOutcomes, idsOf, outcomeOf, readQuestions, scoresOf } from './questions';

let db: LibraryDatabase;
beforeAll(async () => {
  db = await openSampleLibrary();
});
afterAll(() => db.destroy());

test.each(['cancel auto-renewal', '注销账号'])(
  'what pages of the site alone answer finds no game: %s',
  async (search_value) => {
    const server = { db, now: () => new Date() };
    const { list, others } = await searchLibrary(server, { search_value, page: 1, page_size: 5 });
    expect([list, others ?? []]).toEqual([[], []]);
  },
);

async function answerTo(search_value: string) {
  const server = { db, now: () => new Date() };
  return (await searchLibrary(server, { search_value, page: 1, page_size: 1 })).list[0];
}

test.each([
  ['跟鲸告别怎么吹', '鲸笛四孔'],
  ['河有多长', '四十里'],
  ['ノックされたら開ける', '有人敲门'],
  ['老缩扔石头升多少', '立刻升 30 米'],
  ['锅刷了怎么办', '罗婆婆不跟我说话'],
])('%s is a question, and %s answers it', async (text, words) => {
  expect((await answerTo(text))?.answer).toContain(words);
});

test.each([
  // Skills and facts of roles that have the words by accident.
  ...['能自动打一段吗', '你送信会晚吗', '怎么定位目标', '巡灯人有哪些忌讳'],
  // Texts that fit too little.
  ...['石敢はいつ出す', '牌被水溅湿了有什么后果'],
  // No questions.
  ...['磷虾 授粉', '孢子戳', '客栈 退房', '五色墨', '三十六颗门钉'],
])('%s finds pages, and none of them claims to answer it', async (text) => {
  const found = await answerTo(text);
  expect(found).toBeDefined();
  expect(found?.answer).toBeUndefined();
});

test.each([
  // A sentence with one of three words, of a game that was not meant.
  '灯台の三階の鍵',
])(
  '%s finds pages, and no sentence with one word of it, or of another game, answers it',
  async (text) => {
    const found = await answerTo(text);
    expect(found).toBeDefined();
    expect(found?.answer).toBeUndefined();
  },
);

test('a text in which the words stand close together is first, and events do not come between games', async () => {
  const server = { db, now: () => new Date() };
  const input = { search_value: '怎么重新点亮灭掉的灯', page: 1, page_size: 20 };
  const { list, others = [] } = await searchLibrary(server, input);
  expect(list[0]).toMatchObject({ id: 'lantern-city-wumingke', part_title: '还灯' });
  expect(others.map(({ type, place }) => [type, place])).toEqual(
    others.map(() => ['activity', list.length]),
  );
});

test.each([
  '罗婆婆不开门',
  'Granny Luo won’t speak to me',
  '鍋を洗ったら婆さんが口をきいてくれない',
])(
  '%s is answered with the first step of what is told step by step, and no further one',
  async (text) => {
    const found = await answerTo(text);
    expect(found).toMatchObject({ id: 'tea-mountain', part: { in: 'sections' } });
    expect([found?.answer, found?.hint]).toEqual([
      '锅刷了，罗婆婆不跟我说话。怎么办？',
      '道歉没有用。她气的不是你，是替锅委屈。',
    ]);
    expect(found?.i18n?.en?.hint).toContain('Saying sorry won’t help');
    expect(JSON.stringify(found)).not.toContain('烟味重了');
  },
);

test.each(LOCALES)(
  'the questions that the search page offers find what they ask for (%s)',
  async (locale) => {
    const server = { db, now: () => new Date() };
    const file = path.join('content', 'locales', locale, 'search-results.json');
    const offered = z.parse(
      z.object({
        ...{ 'question-1': z.string(), 'question-2': z.string(), 'question-3': z.string() },
      }),
      JSON.parse(readFileSync(file, 'utf8')),
    );
    const choice = { search_value: offered['question-1'], page: 1, page_size: 1 };
    const { total, choices } = await searchLibrary(server, choice);
    expect(total).toBeGreaterThan(0);
    expect(choices).toEqual([
      { facet: 'players', slug: 'two' },
      { facet: 'session', slug: '30' },
    ]);
    const knocks = await answerTo(offered['question-2']);
    expect([knocks?.id, knocks?.answer]).toEqual([
      'last-lighthouse',
      '熄灯的时候有人敲门，开不开？',
    ]);
    const pan = await answerTo(offered['question-3']);
    expect([pan?.id, pan?.answer]).toEqual(['tea-mountain', '锅刷了，罗婆婆不跟我说话。怎么办？']);
  },
);

test('questions find the page that answers them, and nonsense finds nothing', async () => {
  const server = { db, now: () => new Date() };
  const outcomes = [];
  for (const question of readQuestions()) {
    const input = { search_value: question.query, page: 1, page_size: 5 };
    outcomes.push(outcomeOf(question, idsOf(await searchLibrary(server, input))));
  }
  const { first, five } = scoresOf(outcomes);
  const missed = outcomes.filter(({ question, place, ids }) =>
    question.pages.length === 0 ? ids.length > 0 : place < 0 || place >= 5,
  );
  process.stdout.write(`${first.toFixed(0)} of 100 first, ${five.toFixed(0)} among five\n`);
  expect([first >= 80, five >= 95 ? [] : missed]).toEqual([true, []]);
  const byLanguage = groupOutcomes(outcomes, ({ locale }) => locale);
  for (const locale of LOCALES) {
    const own = scoresOf(byLanguage.get(locale) ?? []);
    expect([locale, own.first >= 72, own.five >= 90]).toEqual([locale, true, true]);
  }
  const byKind = groupOutcomes(outcomes, ({ kind }) => kind);
  expect(scoresOf(byKind.get('nonsense') ?? []).first).toBeGreaterThanOrEqual(95);
  // Who looks for a game by players and time finds one that is so at once.
  expect(scoresOf(byKind.get('choice') ?? []).first).toBeGreaterThanOrEqual(90);
  // Who says "the lighthouse" means the game of that name, whichever others tell of one.
  expect(scoresOf(byKind.get('half a name') ?? []).first).toBeGreaterThanOrEqual(95);
});
