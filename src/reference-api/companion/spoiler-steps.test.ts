import type { LOCALES } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { createAnswerFinder } from './find-answer';
import type { Voices } from './read-voices';
import { createRuleBasedCompanion } from './rule-based-companion';
import { openSampleLibrary, openSampleVoices, TestConversation } from './testing/conversation';
import { words } from './words';

let db: LibraryDatabase;
let companion: Companion;
let voices: Voices;
beforeAll(async () => {
  db = await openSampleLibrary();
  voices = await openSampleVoices(db);
  companion = createRuleBasedCompanion({ library: createAnswerFinder(db), voices, wordMs: 0 });
});
afterAll(() => db.destroy());

function talkTo(character: string, locale: (typeof LOCALES)[number] = 'zh'): TestConversation {
  return new TestConversation({ db, companion, character, locale });
}

const HINT = '门钉只亮了三十五颗，最后一副面具在哪儿？别直接说答案';

describe('a spoiler', () => {
  test('of another section is told where players ask for it what the best section does not say', async () => {
    const { content, references } = await talkTo('p-mobei', 'en').say('how do I open the gate?');
    expect(references).toEqual([
      {
        type: 'game',
        id: 'bronze-gate',
        title: 'The Bronze Gate',
        section: 'The thirty-six studs',
      },
    ]);
    expect(content).toContain('Stop digging.');
  });

  test('is told step by step, each on request', async () => {
    const talk = talkTo('p-mobei');
    const first = await talk.say(HINT);
    expect(first.references).toEqual([
      { type: 'game', id: 'bronze-gate', title: '青铜之门', section: '三十六颗门钉' },
    ]);
    expect(first.content).toContain('土先别挖了');
    expect(first.content).not.toContain('署名栏');
    const { more, show, think } = words.zh.steps;
    expect(first.suggestions).toEqual([more[0], show[0], think[0]]);
    expect((await talk.say(think[0] ?? '')).content).toBe(words.zh.say.steps_over[0]);
    expect((await talk.say(more[0] ?? '')).content).toContain('数到十七');
    expect((await talk.say(more[0] ?? '')).content).toContain('署名栏');
  });

  test.each<[(typeof LOCALES)[number], string, string, RegExp]>([
    ['zh', HINT, '先别说答案', /署名栏/],
    [
      'en',
      'Where is the last mask? Don’t tell me the answer',
      'No spoilers, please',
      /author’s line/,
    ],
    ['ja', '最後の仮面はどこ？答えは言わないで', '答えは言わないでください', /署名/],
  ])(
    'is not told to who asks for no answer, however often (%s)',
    async (locale, asked, plea, answer) => {
      const talk = talkTo('p-mobei', locale);
      await talk.say(asked);
      expect((await talk.say(asked)).content).not.toMatch(answer);
      expect((await talk.say(plea)).content).toBe(words[locale].say.steps_over[0]);
      expect((await talk.say(words[locale].steps.show[0] ?? '')).content).toMatch(answer);
    },
  );

  test('is told whole when that is asked, without words that promise a hint', async () => {
    const talk = talkTo('p-mobei');
    await talk.say(HINT);
    const { content } = await talk.say('直接告诉我');
    expect(content).toContain('署名栏');
    const openers = voices.voiceOf('p-mobei')?.library.hint.zh ?? [];
    for (const line of openers) expect(content).not.toContain(line.replace('{text}', ''));
  });

  test.each<[(typeof LOCALES)[number], string, RegExp]>([
    ['zh', '最后一副面具在哪儿？直接告诉我答案', /署名栏/],
    ['en', 'Where is the last mask? Just tell me the answer', /author’s line/],
    ['ja', '最後の仮面はどこ？答えを教えて', /署名/],
  ])(
    'is told at once to who asks for the answer with the question (%s)',
    async (locale, asked, answer) => {
      expect((await talkTo('p-mobei', locale).say(asked)).content).toMatch(answer);
    },
  );

  test.each<[(typeof LOCALES)[number], string, string, string, RegExp]>([
    ['zh', HINT, '怎么注销账号', '下一步', /数到十七/],
    [
      'en',
      'Where is the last mask? Don’t tell me the answer',
      'How do I delete my account?',
      'next hint',
      /seventeen/,
    ],
    ['ja', '最後の仮面はどこ？答えは言わないで', '退会ってどうやるの', '次のヒント', /十七/],
  ])(
    'goes on where it was after a word about something else (%s)',
    async (locale, asked, aside, plea, nudge) => {
      const talk = talkTo('p-mobei', locale);
      await talk.say(asked);
      await talk.say(aside);
      expect((await talk.say(aside)).content).not.toMatch(nudge);
      expect((await talk.say(plea)).content).toMatch(nudge);
    },
  );

  test('is not gone on with once the talk is of another game, or by words that ask something else', async () => {
    const talk = talkTo('p-mobei');
    await talk.say(HINT);
    await talk.say('怎么注销账号');
    expect((await talk.say('先别说这个，让我想想')).content).not.toBe(words.zh.say.steps_over[0]);
    await talk.say('潮汐球场怎么开局？');
    expect((await talk.say('下一步')).content).not.toMatch(/数到十七/);
  });
});
