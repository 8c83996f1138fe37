import { helpLines } from '../../config/help-lines';
import type { LibraryDatabase } from '../database/open-database';
import { met as distressLines, after } from '../sample/distress.json';
import type { Companion } from './companion';
import type { Voices } from './read-voices';
import { openSampleCompanion, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
let voices: Voices;
beforeAll(async () => {
  ({ db, companion, voices } = await openSampleCompanion());
});
afterAll(() => db.destroy());

describe.each([
  ['zh', '我叫小北，我想死'],
  ['en', 'I want to die'],
  ['ja', '死にたい'],
] as const)('words of distress (%s)', (locale, words) => {
  test('are met with care, each time in other words, and with nothing else', async () => {
    const conversation = new TestConversation({ db, companion, locale });
    const replies = [await conversation.say(words), await conversation.say(words)];
    for (const { content, references, suggestions } of replies) {
      expect(distressLines[locale]).toContain(content);
      expect({ references, suggestions }).toEqual({ references: [], suggestions: [] });
    }
    expect(replies[1]?.content).not.toBe(replies[0]?.content);
    expect(conversation.pieces.join('')).toBe(replies[1]?.content);
  });

  test('do not move a scene', async () => {
    const quest = 'p-lingxi-q-1';
    const story = voices.storyOf(quest);
    const [choice] = story?.steps[story.start]?.choices ?? [];
    const conversation = new TestConversation({ db, companion, locale, quest });
    await conversation.say('zzz');
    const before = conversation.quest;
    // The label alone would be a choice.
    const reply = await conversation.say(`${choice?.label[locale] ?? ''} ${words}`);
    expect(distressLines[locale]).toContain(reply.content);
    expect(reply).toMatchObject({ references: [], suggestions: [] });
    expect(conversation.quest).toEqual(before);
    const { content } = await conversation.say(choice?.label[locale] ?? '');
    expect(content).toContain(choice?.reply[locale]);
  });
});

test('words of distress come before the page they name', async () => {
  const conversation = new TestConversation({ db, companion });
  const { content, references } = await conversation.say('闻笛是谁？我不想活了');
  expect(distressLines.zh).toContain(content);
  expect(references).toEqual([]);
});

describe('the messages after words of distress', () => {
  /** The gentle words of a language, without the help lines in them. */
  const beginnings = (locale: 'zh' | 'en' | 'ja') =>
    after[locale].map((line) => line.slice(0, line.indexOf('{lines}')));

  test.each([
    ['zh', '我想死', '哈哈，讲个笑话'],
    ['en', 'I want to die', 'haha, tell me a joke'],
    ['ja', '死にたい', 'うける、冗談を言って'],
  ] as const)('are answered gently three times (%s)', async (locale, words, chat) => {
    const conversation = new TestConversation({ db, companion, locale });
    await conversation.say(words);
    const gentle = [];
    for (let count = 0; count < 3; count += 1) {
      gentle.push(await conversation.say(`${chat} ${String(count)}`));
    }
    for (const { content, suggestions } of gentle) {
      expect(beginnings(locale).some((line) => content.startsWith(line))).toBe(true);
      for (const { name, number } of helpLines[locale]) {
        expect(content).toContain(`${name} ${number}`);
      }
      expect(suggestions).toEqual([]);
    }
    expect(new Set(gentle.map(({ content }) => content)).size).toBe(3);
    const { content } = await conversation.say(chat);
    expect(beginnings(locale).some((line) => content.includes(line))).toBe(false);
  });

  test('are answered where they ask for something, with gentle words beneath', async () => {
    const conversation = new TestConversation({ db, companion });
    await conversation.say('我不想活了');
    const { content, references, suggestions } = await conversation.say('闻笛是谁');
    expect(references[0]).toEqual({ type: 'role', id: 'star-echo-wendi', title: '闻笛' });
    expect(beginnings('zh').some((line) => content.includes(`\n\n${line}`))).toBe(true);
    expect(suggestions).toEqual([]);
  });

  test('go on with a scene, with gentle words beneath', async () => {
    const quest = 'p-lingxi-q-1';
    const story = voices.storyOf(quest);
    const [choice] = story?.steps[story.start]?.choices ?? [];
    const conversation = new TestConversation({ db, companion, quest });
    await conversation.say('zzz');
    await conversation.say('我不想活了');
    const { content, suggestions } = await conversation.say(choice?.label.zh ?? '');
    expect(content).toContain(choice?.reply.zh);
    expect(beginnings('zh').some((line) => content.includes(`\n\n${line}`))).toBe(true);
    expect(suggestions).not.toEqual([]);
  });

  test('are answered as ever where the language has no help lines', async () => {
    const lines = jest.replaceProperty(helpLines, 'zh', []);
    const conversation = new TestConversation({ db, companion });
    await conversation.say('我不想活了');
    const { content } = await conversation.say('哈哈');
    expect(voices.voiceOf('p-lingxi')?.talk.laugh.zh).toContain(content);
    lines.restore();
  });
});
