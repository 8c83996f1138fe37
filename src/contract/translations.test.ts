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

  test.each<
    [what: string, original: unknown, translation: unknown, isTaken: boolean, isNamed: boolean]
  >([
    ['a text', '甲', 'a', true, false],
    ['no text', '甲', undefined, false, true],
    ['an empty text', '甲', '', false, true],
    ['a list', ['甲', '乙'], ['a', 'b'], true, false],
    ['an empty list', ['甲'], [], false, true],
    ['a list that is shorter', ['甲', '乙'], ['a'], false, true],
    ['a text for a list', ['甲'], 'a', false, true],
    ['a text where there is none', '', 'a', true, false],
    ['a text where nothing was said', undefined, 'a', true, false],
    ['nothing where there is nothing', '', '', false, false],
    ['nothing where there is no list', [], [], false, false],
    ['nothing said where there is no list', [], undefined, false, false],
    ['nothing where nothing was said', undefined, undefined, false, false],
  ])('%s: %j as %j is taken: %s, stays Chinese: %s', (_, text, translation, isTaken, isNamed) => {
    expect(translate({ text }, { ja: { text: translation } }, 'ja')).toEqual({
      texts: { text: isTaken ? translation : text },
      untranslated: isNamed ? ['text'] : [],
    });
  });
});
