import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSpeech } from '../passages/plain-text';
import { readQuestions } from '../passages/player-questions';
import { openSampleLibrary } from '../companion/testing/conversation';
import { SAMPLE_DIR } from './sample-dir';
import { startTestApi } from '../testing/test-api';
import { tempFolder } from '../../testing/temp-folder';
import { readSample } from './read-sample';

const SMALL_SAMPLE = join(__dirname, '../testing/sample');

/** Copies the small sample with a file of questions. */
function sampleAsked(questions: unknown): string {
  const dir = join(tempFolder(), 'sample');
  cpSync(SMALL_SAMPLE, dir, { recursive: true });
  mkdirSync(join(dir, 'questions/en'), { recursive: true });
  writeFileSync(join(dir, 'questions/en/star-echo.json'), JSON.stringify(questions));
  return dir;
}

test('questions stand with the item whose sentence answers them', async () => {
  const db = await openSampleLibrary();
  const questions = (await readQuestions(db, 'game', ['cat-inn'])).get('cat-inn') ?? [];
  expect(new Set(questions.map(({ locale }) => locale))).toEqual(new Set(['zh', 'en', 'ja']));
  for (const { asks } of questions) expect(asks.length).toBeGreaterThan(1);
  await db.destroy();
});

test('a question leads to its own item, not to another that has the same sentence', async () => {
  const sampleDir = sampleAsked({ 'star-echo': [{ says: 'Same words', asks: ['zzquux'] }] });
  for (const id of ['star-echo', 'tea-mountain']) {
    const file = join(sampleDir, `games/${id}.json`);
    const game = JSON.parse(readFileSync(file, 'utf8')) as { i18n: { en: object } };
    game.i18n.en = { ...game.i18n.en, summary: 'Same words in both.' };
    writeFileSync(file, JSON.stringify(game));
  }
  const api = await startTestApi({ sampleDir });
  const { envelope } = await api.call('knowledgeSearch', { search_value: 'zzquux' });
  expect(envelope.payload).toMatchObject({ total: 1, list: [{ id: 'star-echo' }] });
});

test.each([
  [
    { 'no-game': [{ says: 'x', asks: ['y'] }] },
    'no-game: expected the id of a game, role, partner',
  ],
  [
    { 'star-echo': [{ says: 'no such words', asks: ['where'] }] },
    'star-echo.0.says: expected words of one passage, found in 0: no such words',
  ],
  [{ 'star-echo': [{ says: 'x', asks: [] }] }, 'star-echo.0.asks'],
])('%j names its file, place and fault', (questions, fault) => {
  expect(() => readSample(sampleAsked(questions))).toThrow(
    new RegExp(`questions/en/star-echo\\.json: ${fault.replaceAll('.', '\\.')}`),
  );
});

/** The last version of a legal document, or "about us", as one line of plain words. */
function pageText(id: string, locale: 'zh' | 'en' | 'ja'): string {
  const legal = join('legal', id.replace('agreement', 'topup/agreement'));
  const folder =
    id === 'about' ? 'about' : join(legal, readdirSync(join('content', legal)).sort().at(-1) ?? '');
  const text = readFileSync(join('content', folder, `${locale}.md`), 'utf8');
  return toSpeech(text, locale).replace(/\s/gu, '');
}

const OWN_TEXTS = ['download', 'profile', 'library', 'activity'];

test('an answer about the service stands in the text that it leads to, under its heading', () => {
  const pages = readSample(SAMPLE_DIR).pages.filter(({ id }) => !OWN_TEXTS.includes(id));
  expect(pages).toHaveLength(7);
  const strange = pages.flatMap(({ id, answers }) =>
    answers.flatMap(({ section, answer }) =>
      (['zh', 'en', 'ja'] as const)
        .filter((locale) => {
          const text = pageText(id, locale);
          const start = answer[locale].replace(/\s/gu, '').slice(0, 12);
          const heading = section?.[locale].replace(/\s/gu, '') ?? '';
          return !text.includes(heading) || !text.slice(text.indexOf(heading)).includes(start);
        })
        .map((locale) => `${id} ${locale}: ${answer[locale]}`),
    ),
  );
  expect(strange).toEqual([]);
});
