import { parallelTexts } from './parallel-texts';

const FOLD = '> [!fold] Q\n>\n> 1. a\n> 2. b\n> 3. c';

test('pairs a text with what i18n has of it, however deep', () => {
  const value = {
    name: '甲',
    released: '2026',
    roles: [{ name: '乙', i18n: { en: { name: 'B' }, ja: { name: 'ビ' } } }],
    i18n: { en: { name: 'A' }, ja: { name: 'エ' } },
  };
  expect(parallelTexts(value)).toEqual([
    { at: 'name', texts: { zh: '甲', en: 'A', ja: 'エ' } },
    { at: 'roles.0.name', texts: { zh: '乙', en: 'B', ja: 'ビ' } },
  ]);
});

test('pairs records of languages and their lists, and leaves words out that are only heard', () => {
  const value = {
    say: { zh: ['甲', '乙'], en: ['A', 'B'], ja: ['エ', 'ビ'] },
    words: { zh: ['丙'], en: ['C'], ja: ['シ'] },
  };
  expect(parallelTexts(value)).toEqual([
    { at: 'say.0', texts: { zh: '甲', en: 'A', ja: 'エ' } },
    { at: 'say.1', texts: { zh: '乙', en: 'B', ja: 'ビ' } },
  ]);
});

test('tells a fold from the text around it', () => {
  const body = `Before.\n\n${FOLD}\n\nBehind.`;
  const value = {
    sections: [{ body }],
    i18n: { en: { sections: [{ body }] }, ja: { sections: [{ body }] } },
  };
  const texts = parallelTexts(value).map(({ at, texts: { zh } }) => [at, zh]);
  expect(texts).toEqual([
    ['sections.0.body', 'Before.\n\n\n\nBehind.'],
    ['sections.0.fold', FOLD],
  ]);
});
