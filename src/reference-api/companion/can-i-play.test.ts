import { LOCALES, type Locale } from '../../config/locales';
import { ACCESS_KEYS } from '../../contract/access-keys';
import { gameDetailSchema } from '../../contract/library';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import { patchGame } from '../sandbox/patch-game';
import type { Companion } from './companion';
import { asksForNeeds, needsIn } from './can-i-play';
import { openSampleCompanion, TestConversation } from './testing/conversation';
import { words } from './words';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
  // One game with facts and one of which nobody knows anything, whatever the sample says of them.
  const features = { one_hand: 'yes', no_time_pressure: 'yes', without_sight: 'no' };
  await patchGame(db, 'cat-inn', {
    access: { checked_on: '2026-09-12', version: '1.1', features },
  });
  await patchGame(db, 'mushroom-post', { access: { features: {} } });
});
afterAll(() => db.destroy());

function talk(locale: Locale, character = 'p-tuanzi') {
  return new TestConversation({ db, companion, locale, character });
}

test.each([
  ['zh', '九命客栈能单手玩吗', '《九命客栈》单手就能玩。这是 2026年9月12日 按 1.1 版核对的。'],
  [
    'en',
    'Can I play The Nine Lives Inn with one hand?',
    'The Nine Lives Inn can be played with one hand. That was checked on 12 September 2026, on version 1.1.',
  ],
  [
    'ja',
    '『九命の宿』は片手で遊べる？',
    '片手で遊べる。2026年9月12日に、バージョン1.1で確かめた話。',
  ],
] as const)(
  'a game that is named is answered for by its facts (%s)',
  async (locale, content, text) => {
    const reply = await talk(locale).say(content);
    expect(reply.content).toContain(text);
    expect(reply.references).toMatchObject([{ type: 'game', id: 'cat-inn' }]);
  },
);

test('the page that the visitor came from, and the game that is talked about, are “it”', async () => {
  const context = { game_id: 'cat-inn' };
  const { content } = await talk('en').say('Can I play it without looking at the screen?', {
    context,
  });
  expect(content).toContain('The Nine Lives Inn can’t be played without sight.');
  const conversation = talk('en');
  await conversation.say('Can I play The Nine Lives Inn with one hand?');
  expect((await conversation.say('And is there time pressure in it?')).content).toContain(
    'There’s no time pressure in The Nine Lives Inn',
  );
});

test('what nobody has checked is said to be unknown, and no other game’s facts stand in for it', async () => {
  const reply = await talk('en').say('Can I play it with one hand?', {
    context: { game_id: 'mushroom-post' },
  });
  expect(reply.content).toMatch(/^I don’t know about playing with one hand in /);
  expect(reply.content).not.toMatch(/can be played|both hands|checked on/);
  expect(reply.references).toMatchObject([{ id: 'mushroom-post' }]);
  const both = await talk('en').say(
    'Is there flashing in The Nine Lives Inn, and can I play it one-handed?',
  );
  expect(both.content).toContain('The Nine Lives Inn can be played with one hand.');
  expect(both.content).toContain('I don’t know about flashing in The Nine Lives Inn.');
});

test('whoever looks for a game gets those that are known to fit, and hears it where none is', async () => {
  const { references } = await talk('zh').say('有什么单手能玩、不赶时间的游戏吗');
  expect(references.map(({ id }) => id)).toContain('cat-inn');
  for (const { id = '' } of references) {
    const { access } = await readItem(db, 'games', id, gameDetailSchema);
    expect([id, access?.features.one_hand, access?.features.no_time_pressure]).toEqual([
      ...[id, 'yes', 'yes'],
    ]);
  }
  const all = 'which game can I play with one hand, without sight, and remap the keys?';
  expect((await talk('en').say(all)).content).toMatch(/^I know of no game here with that: /);
});

test.each([
  ['zh', '我色弱，能玩吗', ['colour_independent']],
  ['zh', '会不会闪，我有癫痫', ['no_flashing']],
  ['en', 'does it have subtitles? I’m hard of hearing', ['speaker_subtitles']],
  ['en', 'Is there an assist mode?', ['difficulty_aids']],
  [
    'en',
    'Do I have to hold down buttons? Can I rebind them?',
    ['remappable_keys', 'hold_or_toggle'],
  ],
  ['ja', '文字を大きくできる？', ['text_size']],
] as const)('a message in %s asks for what somebody needs: %s', (_, content, needs) => {
  expect(needsIn(content)).toEqual(needs);
  expect(asksForNeeds(content)).toBe(true);
});

test.each(['who lights the lamp?', '谁点的灯', 'my hands are cold'])(
  '%s asks for none',
  (content) => {
    expect(needsIn(content)).toEqual([]);
  },
);

test('each language has words and answers for every need', () => {
  for (const locale of LOCALES) {
    expect(Object.keys(words[locale].access)).toEqual(ACCESS_KEYS);
    expect(Object.keys(words[locale].access_facts)).toEqual(ACCESS_KEYS);
  }
});
