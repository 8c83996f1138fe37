import type { LOCALES } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { openSampleCompanion, TestConversation } from './testing/conversation';
import { words } from './words';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
});
afterAll(() => db.destroy());

function talkTo(character: string, locale: (typeof LOCALES)[number] = 'zh'): TestConversation {
  return new TestConversation({ db, companion, character, locale });
}

test.each<[(typeof LOCALES)[number], string, string]>([
  ['zh', '坑都清完了，门钉只亮三十五颗。最后一副面具在哪儿？', '数到十七'],
  [
    'en',
    'Every pit is cleared and thirty-five studs are lit. Where is the last mask?',
    'seventeen',
  ],
  ['ja', '坑はすべて掘り終えた。灯った鋲は三十五。最後の面はどこにある？', '十七'],
])('a spoiler goes on behind what was opened on its page (%s)', async (locale, section, nudge) => {
  const from = async (opened_steps: number) => {
    const talk = talkTo('p-mobei', locale);
    const context = { game_id: 'bronze-gate', section, opened_steps };
    return { talk, reply: await talk.say(section, { context }) };
  };
  const { more, show } = words[locale].steps;
  const [hint, next, answer, all] = await Promise.all([0, 1, 2, 3].map(from));
  expect(hint?.reply.content).not.toContain(nudge);
  expect(next?.reply.content).toContain(nudge);
  expect((await next?.talk.say(more[0] ?? ''))?.content).toBe(
    (await answer?.talk.say(show[0] ?? ''))?.content,
  );
  expect(all?.reply.content).toBe(words[locale].say.steps_seen[0]);
  expect(all?.reply.references).toHaveLength(1);
});

test('a spoiler begins with its hint where another one was opened', async () => {
  const context = { game_id: 'bronze-gate', section: '别的', opened_steps: 2 };
  const { content } = await talkTo('p-mobei').say('门钉只亮了三十五颗，最后一副面具在哪儿？', {
    context,
  });
  expect(content).toContain('土先别挖了');
});

test.each<[(typeof LOCALES)[number], string, string, RegExp]>([
  [
    'zh',
    '门钉只亮了三十五颗，最后一副面具在哪儿？别直接说答案',
    '再给一点点提示，别剧透',
    /数到十七/,
  ],
  ['zh', '门钉只亮了三十五颗，最后一副面具在哪儿？别直接说答案', '再多一点点，别剧透', /数到十七/],
  [
    'en',
    'Where is the last mask? Don’t tell me the answer',
    'just a little more, no spoilers',
    /seventeen/,
  ],
  ['ja', '最後の仮面はどこ？答えは言わないで', 'ネタバレなしで、少しだけヒントを', /十七/],
])(
  'a spoiler goes on to its next hint without the answer, and no further (%s)',
  async (locale, asked, plea, nudge) => {
    const talk = talkTo('p-mobei', locale);
    await talk.say(asked);
    expect((await talk.say(plea)).content).toMatch(nudge);
    const { say, steps } = words[locale];
    const held = await talk.say(plea);
    expect(held.content).toBe(say.steps_last[0]);
    expect(held.suggestions).toEqual([steps.show[0], steps.think[0]]);
    expect(held.references).toMatchObject([{ id: 'bronze-gate' }]);
    expect(held.references[0]?.section).toBeTruthy();
    const waits = await talk.say(steps.think[0] ?? '');
    expect(waits.suggestions).toEqual([steps.show[0]]);
    expect(waits.references).toEqual(held.references);
    expect((await talk.say(steps.show[0] ?? '')).content).toMatch(/署名|author’s line/);
  },
);
