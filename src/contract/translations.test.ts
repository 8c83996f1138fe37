import { translate } from './translations';

const original = { name: '星海回波', tags: ['科幻', '冒险'], summary: '' };

describe('translate', () => {
  test('Chinese is as it is', () => {
    expect(translate(original, { en: { name: 'x' } }, 'zh')).toEqual({
      texts: original,
      untranslated: [],
    });
  });

  test('what is absent or empty stays Chinese and is named; empty originals are not', () => {
    expect(translate(original, { en: { name: 'Echoes', tags: [] } }, 'en')).toEqual({
      texts: { name: 'Echoes', tags: ['科幻', '冒险'], summary: '' },
      untranslated: ['tags'],
    });
    expect(translate(original, undefined, 'ja').untranslated).toEqual(['name', 'tags']);
  });

  test('a list of another length is not taken', () => {
    expect(translate(original, { ja: { tags: ['SF'] } }, 'ja').texts.tags).toEqual(original.tags);
  });
});
