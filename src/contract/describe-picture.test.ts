import { gameDetailSchema } from './library';
import { LIMITS } from './limits';
import { cutDescription, describePicture } from './describe-picture';
import { wireExamples } from './testing/wire-examples';

const texts = [
  { picture: '/c.webp', line: '客栈', description: '三层楼。' },
  { picture: '/1.webp', line: '汤池' },
];
const en = [{ line: 'an inn', description: 'Three floors.' }, { line: 'a pool' }];

function game(fields: object) {
  return gameDetailSchema.parse({ ...wireExamples.gameDetail, ...fields });
}

test('a picture has its words in each language, found by its address', () => {
  const item = game({ picture_texts: texts, i18n: { en: { picture_texts: en } } });
  expect(describePicture(item, '/c.webp', 'zh')).toEqual({
    ...{ line: '客栈', description: '三层楼。', untranslated: [] },
  });
  expect(describePicture(item, '/1.webp', 'en')).toEqual({
    ...{ line: 'a pool', description: '', untranslated: [] },
  });
  expect(describePicture(item, '/other.webp', 'en')).toBeUndefined();
  expect(describePicture({}, undefined, 'en')).toBeUndefined();
});

test.each([
  ['a language that has none', undefined, ['line', 'description']],
  ['a list of another length', en.slice(0, 1), ['line', 'description']],
  ['a line alone', [{ line: 'an inn' }, { line: 'a pool' }], ['description']],
  ['a description alone', [{ line: '', description: 'Three.' }, { line: '' }], ['line']],
])('what is missing stays Chinese and says so: %s', (_, picture_texts, untranslated) => {
  const item = game({ picture_texts: texts, i18n: { en: { picture_texts } } });
  expect(describePicture(item, '/c.webp', 'en')?.untranslated).toEqual(untranslated);
});

test('a picture whose line looks empty has no words', () => {
  const item = game({
    picture_texts: [{ picture: '/c.webp', line: '\u200b', description: '楼。' }],
  });
  expect(describePicture(item, '/c.webp', 'zh')).toBeUndefined();
});

test.each<[string, unknown]>([
  ['a line that is too long', [{ picture: '/c.webp', line: 'x'.repeat(201) }]],
  ['a picture without a line', [{ picture: '/c.webp' }]],
  ['something else', 'a cat'],
])('faulty words count as absent, in either language: %s', (_, faulty) => {
  expect(game({ picture_texts: faulty }).picture_texts).toBeUndefined();
  const item = game({ picture_texts: texts, i18n: { en: { picture_texts: faulty } } });
  expect(describePicture(item, '/c.webp', 'en')?.line).toBe('客栈');
});

const most = LIMITS.pictureDescription;

test('a description of 3,000 characters is cut behind a sentence', () => {
  expect(cutDescription('Three cats sleep by the fire. '.repeat(100))).toMatch(
    /^.{900,999}fire\.$/,
  );
  expect(cutDescription('三只猫睡在火边，谁也不醒。'.repeat(230))).toMatch(/^.{900,1000}不醒。$/);
  expect(cutDescription('Version 3.2 '.repeat(250))).not.toMatch(/3\.…?$/);
});

test.each([
  ['without sentences, behind a word', 'lantern '.repeat(400), /^.{900,}lantern…$/],
  ['without words, behind a character', '🏮'.repeat(1500), /^(🏮){400,500}…$/u],
  ['a first sentence that leaves little', `Short. ${'lantern '.repeat(400)}`, /lantern…$/],
])('a description is cut %s', (_, text, cut) => {
  expect(cutDescription(text)).toMatch(cut);
  expect(cutDescription(text).length).toBeLessThanOrEqual(most);
});

test('a description that fits stays as it is', () => {
  const text = 'x'.repeat(most);
  expect(cutDescription(text)).toBe(text);
});
