import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../config/locales';
import type { LibraryDatabase } from '../database/open-database';
import { SAMPLE_DIR } from '../seed/sample-dir';
import { asksUntold } from './asks-untold';
import type { Companion } from '../companion/companion';
import type { Voices } from '../companion/read-voices';
import { openSampleCompanion, TestConversation } from '../companion/testing/conversation';

let db: LibraryDatabase;
let companion: Companion;
let voices: Voices;
beforeAll(async () => {
  ({ db, companion, voices } = await openSampleCompanion());
});
afterAll(() => db.destroy());

test.each<[game: string, content: string, isUntold: boolean]>([
  ['iron-garden', '铁花园一共卖了多少份', true],
  ['last-lighthouse', 'Who voices the lighthouse keeper?', true],
  ['last-lighthouse', '潜水艇怎么开', true],
  ['sky-whale', 'How do I unlock the submarine?', true],
  ['glacier-orbit', '氷の軌道のサントラはどこで買えますか', true],
  ['river-locks', 'what bait works on the eels', true],
  ['tea-mountain', '茶山的钓鱼比赛几点开始', true],
  ['snowline-express', 'So, which languages does the guard speak?', true],
  ['dream-tailor', 'この街の元ネタはどこ', true],
  ['iron-garden', 'why was Peapod sent to prison', true],
  // How tall something is may be told in other words than how tall somebody is.
  ['iron-garden', '水位多高', false],
  // What a text tells, or a word of it in another language than the question's, is told.
  ['last-lighthouse', '秦望的妻子呢', false],
  ['neon-courier', 'what is the world record', false],
  // No word inside of another one.
  ['tea-mountain', 'これで大丈夫？', false],
  ['tidal-court', '比赛几个人参加', false],
])('%s: %s', async (game, content, isUntold) => {
  expect(await asksUntold(db, content, { games: [game] })).toBe(isUntold);
});

test.each<[game: string, whom: string, content: string, isUntold: boolean]>([
  ['iron-garden', '祁镰', '祁镰跟陶蜜后来领证了没', true],
  ['lantern-city', '裴晩', '裴晩って彼氏おるん', true],
  ['dragon-kiln', 'little pi', 'tell me little pi’s mums first name', true],
  ['cat-inn', 'General Iron', 'how tall is General Iron', true],
  ['moon-opera', '杜晩橋', 'なんで杜晩橋に毒を盛ったの', true],
])('%s: of %s: %s', async (game, whom, content, isUntold) => {
  expect(await asksUntold(db, content, { games: [game], whom: [whom] })).toBe(isUntold);
});

test('a fact of whom is described is told where the texts that fit tell it, and not by any other', async () => {
  const ofGame = { games: ['tidal-court'] };
  const question = '光脚站一夜桩的那位几岁了';
  expect(await asksUntold(db, question, ofGame, ['七岁那年来了台风。'])).toBe(false);
  expect(await asksUntold(db, question, ofGame, ['父亲是修防波堤的。'])).toBe(true);
  // A thing is told wherever the game has it.
  expect(await asksUntold(db, '海鸥能帮上忙吗', ofGame, ['父亲是修防波堤的。'])).toBe(false);
});

test('without a game, what any text tells is told', async () => {
  expect(await asksUntold(db, '声优是谁')).toBe(true);
  expect(await asksUntold(db, '谁的妻子')).toBe(false);
});

const questionsSchema = z.record(z.string(), z.array(z.object({ asks: z.array(z.string()) })));

/** One in so many questions is asked; another one of each passage. */
const STEP = 10;

test.each(LOCALES)('what players ask of a game is told there (%s)', async (locale) => {
  const untold: string[] = [];
  const folder = join(SAMPLE_DIR, 'questions', locale);
  for (const file of readdirSync(join(SAMPLE_DIR, 'games'))) {
    const read = questionsSchema.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    const asks = Object.values(read.data ?? {}).flatMap((passages) =>
      passages.flatMap((each) => each.asks),
    );
    for (const content of asks.filter((_, at) => at % STEP === 0)) {
      if (await asksUntold(db, content, { games: [file.replace('.json', '')] }))
        untold.push(content);
    }
  }
  expect(untold).toEqual([]);
});

test.each<[partner: string, Locale, string]>([
  ['p-mobei', 'zh', '《青铜之门》一共卖了多少份'],
  ['p-mobei', 'en', 'How do I start the submarine in The Bronze Gate?'],
  ['p-mobei', 'ja', '青銅の門2はいつ出ますか'],
  // Somebody else's name or age, and tips for what is not there, are not asked of the partner.
  ['p-yuexi', 'ja', '石敢のお父さん、名前なんていうの'],
  ['p-feng', 'en', 'how old is the flyer with all the patches on her wing'],
  ['p-tuanzi', 'ja', '宿のカジノで大勝ちするコツは？'],
])('%s says so, and names no other text for it: %s %s', async (character, locale, question) => {
  const talk = new TestConversation({ db, companion, character, locale });
  const { content } = await talk.say(question);
  expect(voices.voiceOf(character)?.library.unknown[locale]).toContain(content);
});
