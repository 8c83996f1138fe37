import type { Locale } from '../../config/locales';
import { describePicture } from '../../contract';
import { characterSchema } from '../../contract/partners';
import { readItem } from '../database/items';
import type { LibraryDatabase } from '../database/open-database';
import type { Companion } from './companion';
import { openSampleCompanion, TestConversation } from './testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
beforeAll(async () => {
  ({ db, companion } = await openSampleCompanion());
});
afterAll(() => db.destroy());

function talkTo(character: string, locale: Locale = 'zh'): TestConversation {
  return new TestConversation({ db, companion, character, locale });
}

/** Reads what is written of the figure that Dumpling wears. */
async function dumplingIn(locale: Locale): Promise<string> {
  const dumpling = await readItem(db, 'characters', 'p-tuanzi', characterSchema);
  const words = describePicture(dumpling, dumpling.figure, locale);
  if (!words) throw new Error('Nobody has described her');
  return words.description;
}

const inn = { type: 'game', id: 'cat-inn' };

test.each<[Locale, string, string]>([
  ['zh', '九命客栈的封面上有什么', '少了正面那堵墙'],
  ['en', 'What does the picture of The Nine Lives Inn show?', 'The front wall is missing'],
  ['en', 'what’s on the cover of the nine lives inn', 'The front wall is missing'],
  ['ja', '九命の宿の絵には何が写ってる？', '壁が一枚ない'],
])('the cover of a game that is named is described, whoever is asked (%s: %s)', async (...row) => {
  const [locale, question, words] = row;
  const { content, references } = await talkTo('p-mobei', locale).say(question);
  expect(content).toContain(words);
  expect(references).toMatchObject([inn]);
});

test('the picture of the page that the visitor came from is described, and then what else there is', async () => {
  const talk = talkTo('p-mobei', 'ja');
  const first = await talk.say('この絵には何が写ってる？', { context: { game_id: 'cat-inn' } });
  expect(first.content).toContain('壁が一枚ない');
  expect(first.references).toMatchObject([inn]);
  expect((await talk.say('ほかには？')).content).toContain('湯');
});

test('the picture of the game that was talked about is described', async () => {
  const talk = talkTo('p-tuanzi', 'en');
  await talk.say('How many rooms does The Nine Lives Inn have?');
  expect((await talk.say('Describe the picture')).content).toContain('The front wall is missing');
});

test('a game that is named answers with no other game’s picture, not even with that of the page', async () => {
  const there = { context: { game_id: 'bronze-gate' } };
  const named = await talkTo('p-mobei').say('九命客栈的封面上有什么', there);
  expect(named.content).toContain('少了正面那堵墙');
  const here = { context: { game_id: 'cat-inn' } };
  const { content, references } = await talkTo('p-tuanzi').say('青铜之门的封面上有什么', here);
  expect(content).not.toContain('少了正面那堵墙');
  expect(references.map(({ id }) => id)).not.toContain('cat-inn');
});

test.each<[Locale, string]>([
  ['zh', '你长什么样'],
  ['zh', '这张图里有什么'],
  ['en', 'What do you look like?'],
  ['ja', 'どんな見た目してるの'],
])('a partner says what it looks like (%s: %s)', async (locale, question) => {
  const { content, references } = await talkTo('p-tuanzi', locale).say(question);
  expect(content).toContain(await dumplingIn(locale));
  expect(references).toMatchObject([{ type: 'character', id: 'p-tuanzi' }]);
});

test('another partner says so of one that is named', async () => {
  const { content } = await talkTo('p-mobei').say('团子长什么样');
  expect(content).toContain(await dumplingIn('zh'));
});

test('a role that is named looks as its portrait does', async () => {
  const { content, references } = await talkTo('p-tuanzi').say('铁将军长什么样');
  expect(content).toContain('银绿盔甲');
  expect(references).toMatchObject([{ type: 'role', id: 'cat-inn-tiejiangjun' }]);
});

test('what is to be seen answers nothing that is asked otherwise', async () => {
  const { content } = await talkTo('p-tuanzi').say('客栈里几点开门');
  expect(content).not.toContain('少了正面那堵墙');
});
