import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { openSampleCompanion, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
});
afterAll(() => db.destroy());

test.each([
  ['zh', '会员的发票在哪里开', 'douvterms', /发票/],
  ['en', 'how do i turn off auto renew', 'douvsubscribeterms', /auto-renewal/i],
  ['ja', '遊豆を間違えて買った、返金できる？', 'agreement1', /返金/],
] as const)(
  'what is asked about the service is answered from its page (%s)',
  async (locale, asked, page, says) => {
    const { references, content } = await new TestConversation({ db, companion, locale }).say(
      asked,
    );
    expect(references.map(({ type, id }) => `${type} ${id}`)).toContain(`page ${page}`);
    expect(references[0]?.section).toMatch(/^\d+\. /);
    expect(content).toMatch(says);
  },
);

test('a word of the service keeps a question from the games, which fit it better', async () => {
  const talk = new TestConversation({ db, companion, character: 'p-xiaoman', locale: 'zh' });
  const { references } = await talk.say('第一次开豆V，三天了啥都没用过，钱能全退吗');
  expect(references.map(({ type }) => type)).toContain('page');
  expect(references.map(({ type }) => type)).not.toContain('game');
});

test.each([
  ['en', 'how do I level up'],
  ['zh', '你好'],
] as const)(
  'what is not asked about the service is answered by no page (%s: %s)',
  async (locale, asked) => {
    const { references } = await new TestConversation({ db, companion, locale }).say(asked);
    expect(references.filter(({ type }) => type === 'page')).toEqual([]);
  },
);

test('what a page says is told whole, because conditions may not be left out', async () => {
  const talk = new TestConversation({ db, companion, locale: 'en' });
  const { content } = await talk.say('paid for dou v but nothing happened');
  expect(content).toContain('30 minutes after payment');
  expect(content).toContain('After checking, we will activate it or refund you.');
});

test('a page that people ask for in these words goes before one with the word in its heading', async () => {
  const talk = new TestConversation({ db, companion, character: 'p-seven', locale: 'ja' });
  const { references, content } = await talk.say('退会したいんですけど');
  expect(references[0]).toMatchObject({ type: 'page', id: 'profile' });
  expect(content).toContain('マイページから手続き');
});
