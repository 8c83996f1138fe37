import { setImmediate as nextTurn } from 'node:timers/promises';
import { LOCALES, type Locale } from '../../config/locales';
import { questSchema } from '../../contract/partners';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import type { Voices } from './read-voices';
import { endingOf, type Story, type StoryChoice } from './story-schema';
import { openSampleCompanion, TestConversation } from './testing/conversation';
import { words } from './words';

let db: LibraryDatabase;
let companion: Companion;
let voices: Voices;
beforeAll(async () => {
  ({ db, companion, voices } = await openSampleCompanion());
});
afterAll(() => db.destroy());

test('every partner of the sample has a voice, and every quest a story', () => {
  expect(voices.missing).toEqual([]);
});

test.each(LOCALES)(
  'ten exchanges about nothing do not repeat, and offer three questions each (%s)',
  async (locale) => {
    const conversation = new TestConversation({ db, companion, locale });
    const said: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      const { content, suggestions } = await conversation.say(`zzz ${String(count)}`);
      said.push(content);
      expect(new Set(suggestions).size).toBe(3);
    }
    expect(new Set(said).size).toBe(10);
  },
);

test('between two replies the server hears who else has something to say', async () => {
  let replies = 0;
  const talks = Array.from({ length: 8 }, async () => {
    await new TestConversation({ db, companion }).say('星海回波怎么玩');
    replies += 1;
  });
  await nextTurn();
  expect(replies).toBeLessThan(talks.length / 2);
  await Promise.all(talks);
});

test('the same conversation goes the same way', async () => {
  const words = ['你好', '我叫小北', '今天好累', '闻笛厉害吗', '下雨了'];
  const [one, other] = [
    new TestConversation({ db, companion }),
    new TestConversation({ db, companion }),
  ];
  for (const word of words) expect(await other.say(word)).toEqual(await one.say(word));
});

test('the pieces that are written are the reply', async () => {
  const conversation = new TestConversation({ db, companion });
  const { content } = await conversation.say('星海回波怎么玩');
  expect(conversation.pieces.length).toBeGreaterThan(5);
  expect(conversation.pieces.join('')).toBe(content);
});

test.each([
  ['zh', '银鞍星那片水域是什么样的', '银鞍星：行星中间'],
  ['en', 'What are the waters of Silver Saddle like?', 'Silver Saddle: A planet'],
] as const)('a heading does not run into its text (%s)', async (locale, question, words) => {
  const conversation = new TestConversation({ db, companion, locale });
  expect((await conversation.say(question)).content).toContain(words);
});

test('a question goes on with what was talked about', async () => {
  const conversation = new TestConversation({ db, companion });
  await conversation.say('闻笛是谁');
  const { references } = await conversation.say('她的技能呢');
  expect(references[0]).toMatchObject({ type: 'role', id: 'star-echo-wendi', title: '闻笛' });
});

test('the visitor’s name and mood are remembered', async () => {
  const conversation = new TestConversation({ db, companion });
  expect((await conversation.say('我叫小北')).content).toContain('小北');
  await conversation.say('今天好难过');
  expect((await conversation.say('你好')).content).toContain('小北');
  const { content } = await conversation.say('zzz');
  expect(voices.voiceOf('p-lingxi')?.memory.mood.zh).toContain(content);
});

test('who comes back after a long time is noticed', async () => {
  const conversation = new TestConversation({ db, companion });
  await conversation.say('你好');
  conversation.now = new Date(conversation.now.getTime() + 9 * 60 * 60 * 1000);
  const { content } = await conversation.say('你好呀');
  expect(voices.voiceOf('p-lingxi')?.talk.later.zh).toContain(content);
});

test.each([
  ['🙂', 'picture'],
  ['哈哈', 'laugh'],
  ['讲个笑话', 'joke'],
  ['你是ai吗', 'who_are_you'],
] as const)('%s is answered as %s', async (content, talk) => {
  const reply = await new TestConversation({ db, companion }).say(content);
  expect(voices.voiceOf('p-lingxi')?.talk[talk].zh).toContain(reply.content);
});

test('what the library does not hold is not made up', async () => {
  const { content, references } = await new TestConversation({ db, companion }).say(
    '量子色动力学的拉格朗日量怎么写？',
  );
  expect(voices.voiceOf('p-lingxi')?.library.unknown.zh).toContain(content);
  expect(references).toEqual([]);
});

test('a page of the site is led to', async () => {
  const { references } = await new TestConversation({ db, companion, locale: 'en' }).say(
    'Where can I download it?',
  );
  expect(references[0]).toEqual({ type: 'page', id: 'download', title: 'Download' });
});

/** A way through a story to an ending: the choices in their order. */
function wayTo(story: Story, ending: 'done' | 'failed'): StoryChoice[] {
  const waiting: { step: string; way: StoryChoice[] }[] = [{ step: story.start, way: [] }];
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { step, way } = next;
    if (seen.has(step)) continue;
    seen.add(step);
    for (const choice of story.steps[step]?.choices ?? []) {
      if (endingOf(choice) === ending) return [...way, choice];
      if (!endingOf(choice)) waiting.push({ step: choice.goto, way: [...way, choice] });
    }
  }
  throw new Error(`No way to ${ending}`);
}

describe.each(['done', 'failed'] as const)('a scene that is played until it is %s', (ending) => {
  test.each(LOCALES)('in %s, by its buttons', async (locale) => {
    const quest = await readItem(db, 'quests', 'p-lingxi-q-1', questSchema);
    const story = voices.storyOf(quest.id);
    if (!story) throw new Error('No story');
    const conversation = new TestConversation({ db, companion, locale, quest: quest.id });
    let suggestions = (await conversation.say('zzz')).suggestions;
    for (const choice of wayTo(story, ending)) {
      expect(suggestions).toContain(choice.label[locale]);
      ({ suggestions } = await conversation.say(choice.label[locale]));
    }
    expect(conversation.quest?.status).toBe(ending);
    if (ending === 'done') {
      expect(conversation.quest?.progress).toEqual({ current: 5, total: 5 });
    }
    const again = await conversation.say(suggestions[0] ?? '');
    expect(again.quest).toEqual({ status: 'running', progress: { current: 0, total: 5 } });
  });
});

test('free words choose in a scene, others are led back to it', async () => {
  const story = voices.storyOf('p-lingxi-q-1');
  const [choice] = story?.steps[story.start]?.choices ?? [];
  const conversation = new TestConversation({ db, companion, quest: 'p-lingxi-q-1' });
  const lost = await conversation.say('zzz');
  expect(story?.steps[story.start]?.nudge.zh).toContain(lost.content);
  const { content } = await conversation.say(`我觉得${choice?.words.zh[0] ?? ''}`);
  expect(content).toContain(choice?.reply.zh);
});

test.each<[Locale, string, string]>([
  ['ja', '怖くて進めない', words.ja.say.which_game.scared],
  ['zh', '太吓人了，不敢往下玩', words.zh.say.which_game.scared],
  ['en', 'it’s too scary, I can’t keep playing', words.en.say.which_game.scared],
  ['en', 'I’m stuck', words.en.say.which_game.stuck],
])(
  'who is stuck in no game that is named is asked in which (%s: %s)',
  async (locale, said, line) => {
    const talk = (context?: { game_id: string }) =>
      new TestConversation({ db, companion, locale, character: 'p-axian' }).say(said, { context });
    expect(await talk()).toMatchObject({ content: line, references: [] });
    expect((await talk({ game_id: 'moon-opera' })).content).not.toBe(line);
  },
);

test('a fact ends as a sentence before the words around it', async () => {
  const talk = new TestConversation({ db, companion, locale: 'en' });
  const { content } = await talk.say('How many players is The Bronze Gate?');
  expect(content).toContain('1 player, 45 to 90 minutes, mysterious, thoughtful, eerie.');
});
