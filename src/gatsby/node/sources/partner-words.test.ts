import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { tempFolder } from '../../../testing/temp-folder';
import { readPartnerWords, warnOfUnusedWords } from './partner-words';

const good = `answers:
  - say: { zh: 夜里, en: Night, ja: 夜 }
    reply: { zh: 我听着, en: I hear you, ja: 聞いてるよ }
    to: story
  - say: { zh: 白天, en: Day, ja: 昼 }
    reply: { zh: 出航吧, en: Let us sail, ja: 船を出そう }
    to: { game: star-echo }
games:
  star-echo:
    zh: 它安静。
    en: It is quiet.
    ja: 静かだから。
`;

function read(files: Readonly<Record<string, string>>) {
  return readPartnerWords(tempFolder(files));
}

test('a file is what a partner says, by the partner’s id', async () => {
  const words = await read({ 'p-lingxi.yaml': good });
  expect([...words.keys()]).toEqual(['p-lingxi']);
  expect(words.get('p-lingxi')).toMatchObject({
    answers: [{ to: 'story' }, { say: { ja: '昼' }, to: { game: 'star-echo' } }],
    games: { 'star-echo': { en: 'It is quiet.' } },
  });
});

test('without a folder no partner says more than the greeting', async () => {
  expect(await readPartnerWords(path.join(tempFolder({}), 'none'))).toEqual(new Map());
});

test.each([
  [
    'a game that the file says nothing of',
    good.replace('{ game: star-echo }', '{ game: star-ecco }'),
    'partners/p.yaml:7, field "answers.1.to.game": expected one of the games that this file gives a reason for, got "star-ecco"',
  ],
  [
    'a place that there is not',
    good.replace('to: story', 'to: tavern'),
    'partners/p.yaml:4, field "answers.0.to": expected chat, story, or a game such as { game: star-echo }, got "tavern"',
  ],
  [
    'a language that is missing',
    good.replace('    ja: 静かだから。\n', ''),
    'partners/p.yaml:10, field "games.star-echo.ja": is missing: expected the text in ja, 1 to 200 characters',
  ],
  [
    'an empty text',
    good.replace('en: Night', 'en: " "'),
    'partners/p.yaml:2, field "answers.0.say.en": expected the text in en, 1 to 40 characters, got " "',
  ],
  [
    'a sentence on a game that nobody has chosen yet',
    good.replace('  star-echo:', "  '':"),
    'partners/p.yaml:10, field "games.": expected the id of a game such as star-echo before the colon',
  ],
  [
    'an answer that no chip holds',
    good.replace('en: Night', `en: ${'Night '.repeat(9)}`),
    'partners/p.yaml:2, field "answers.0.say.en": expected the text in en, 1 to 40 characters',
  ],
  [
    'a single answer',
    good.replace(/ {2}- say: \{ zh: 白天[^]*?(?=games:)/, ''),
    'partners/p.yaml:2, field "answers": expected two or three answers',
  ],
  [
    'an answer that stands there already',
    good.replace('en: Day', 'en: Night'),
    'partners/p.yaml:5, field "answers.1.say.en": expected another text than that of the answers before it, got "Night"',
  ],
  [
    'a field that nobody knows',
    good.replace('to: story', 'to: story\n    mood: calm'),
    'partners/p.yaml:2, field "answers.0": expected say, reply and to, and no other field',
  ],
  ['what is no YAML', good.replace('games:', 'games: ['), /partners\/p\.yaml:\d+: not YAML/],
])('%s is named with file, line, field and reason', async (_, file, message) => {
  await expect(read({ 'p.yaml': file })).rejects.toThrow(message);
});

test('a file without the name of a partner is named', async () => {
  await expect(read({ 'p lingxi.yaml': good, 'notes.txt': '' })).rejects.toThrow(
    /partners\/notes\.txt: expected the id[^]*partners\/p lingxi\.yaml: expected the id/,
  );
});

test('a library without the partner or the game costs a warning with the file, and no build', async () => {
  const words = await read({ 'p-lingxi.yaml': good, 'p-gone.yaml': good });
  const warnings: string[] = [];
  const characters = [{ id: 'p-lingxi' }] as never;
  warnOfUnusedWords(words, { characters, games: [] }, (message) => warnings.push(message));
  expect(warnings).toEqual([
    'content/partners/p-gone.yaml: the library has no such partner; the file is left out',
    'content/partners/p-lingxi.yaml: the library has no game star-echo; links to it are left out',
  ]);
});

test('a line to somebody whom the library does not have costs a warning, and is of all languages', async () => {
  const lines = 'disagrees:\n  p-other: { zh: 不对, en: No, ja: 違う }\n';
  const words = await read({ 'p-lingxi.yaml': good + lines });
  expect(words.get('p-lingxi')?.disagrees).toEqual({
    'p-other': { zh: '不对', en: 'No', ja: '違う' },
  });
  const warnings: string[] = [];
  const library = { characters: [{ id: 'p-lingxi' }], games: [{ id: 'star-echo' }] } as never;
  warnOfUnusedWords(words, library, (message) => warnings.push(message));
  expect(warnings).toEqual([
    'content/partners/p-lingxi.yaml: the library has no partner p-other; lines to it are left out',
  ]);
  const long = lines.replace('No', 'No '.repeat(60));
  await expect(read({ 'p.yaml': good + long })).rejects.toThrow(
    'field "disagrees.p-other.en": expected the text in en, 1 to 160 characters',
  );
});

const partnersSchema = z.array(z.object({ id: z.string(), game_ids: z.array(z.string()) }));

test('every partner of the sample library has words, a reason for each of its games, and a line to each of the others', async () => {
  const sample = path.resolve('src', 'reference-api', 'sample', 'partners.json');
  const partners = partnersSchema.parse(JSON.parse(readFileSync(sample, 'utf8')));
  const words = await readPartnerWords(path.resolve('content', 'partners'));
  expect([...words.keys()].sort()).toEqual(partners.map(({ id }) => id).sort());
  for (const { id, game_ids } of partners) {
    const { games = {}, disagrees = {} } = words.get(id) ?? {};
    expect(Object.keys(games)).toEqual(expect.arrayContaining(game_ids));
    // Whoever sits beside whom, they can disagree.
    const others = partners.filter((each) => each.id !== id).map((each) => each.id);
    expect(Object.keys(disagrees).sort()).toEqual(others.sort());
  }
});
