import { gameDetailSchema } from '../../../../contract/library';
import { createAddresses } from '../addresses';
import { toGame } from '../games';
import { openPronunciations } from '../../pronunciations/pronunciations';
import type { Game } from '../model';
import { gamesByName, nameIndexPageCount, nameIndexPages, NAMES_PER_PAGE } from './name-index';
import { namePlace } from './name-letter';

const addresses = createAddresses('https://api.example');

function game(id: string, name: string, names: Readonly<Record<string, string>> = {}): Game {
  const i18n = Object.fromEntries(
    Object.entries(names).map(([locale, text]) => [locale, { name: text }]),
  );
  const wire = { id, name, i18n, summary: '', description: '', cover: '', role_count: 0 };
  const parsed = gameDetailSchema.parse({ ...wire, tags: [], updated_at: '2026-11-01T08:00:00Z' });
  return toGame(parsed, [], addresses);
}

const readings = openPronunciations();

function pagesOf(games: readonly Game[]) {
  return nameIndexPages(gamesByName(games, readings));
}

describe('the letter of a name', () => {
  test.each([
    ['青铜之门', 'q'],
    ['重庆夜行', 'c'],
    ['重力井', 'z'],
    ['长安十二时', 'c'],
    ['《万灯城》', 'w'],
    ['龍窯', 'l'],
    ['Ｎeon 信使', 'n'],
    ['élan', 'e'],
    ['7 号下铺', 'other'],
    ['🎮🎮', 'other'],
    ['', 'other'],
  ])('%s stands under the initial of its pinyin, or its own letter: %s', (name, letter) => {
    expect(namePlace(name, 'zh', readings).letter).toBe(letter);
  });

  test.each([
    ['The Bronze Gate', 'b'],
    ['A Tea Mountain', 't'],
    ['Anthem', 'a'],
    ['The', 't'],
    ['Éclair', 'e'],
    ['2048', 'other'],
  ])('%s stands in English under the first word that is no article: %s', (name, letter) => {
    expect(namePlace(name, 'en', readings).letter).toBe(letter);
  });

  test.each([
    ['星海のエコー', 'ha'],
    ['青銅の門', 'sa'],
    ['ぜんまい島', 'sa'],
    ['ネオン配達人', 'na'],
    ['ﾗﾝﾀﾝ', 'ra'],
    ['ヴェール', 'a'],
    ['ャ', 'ya'],
    ['三更（サンコウ）', 'sa'],
    ['砂海（スナノウミ）', 'sa'],
    ['LANTERN', 'latin'],
    ['1942', 'other'],
  ])('%s stands in Japanese in the row of its reading: %s', (name, letter) => {
    expect(namePlace(name, 'ja', readings).letter).toBe(letter);
  });

  test('a Chinese name in place of one that a language lacks stands at the end', () => {
    expect(namePlace('万灯城', 'en', readings, true).letter).toBe('other');
    expect(namePlace('万灯城', 'ja', readings, true).letter).toBe('other');
    expect(namePlace('Rootwork', 'en', readings, true).letter).toBe('r');
  });
});

describe('the index of names', () => {
  const games = [
    game('g3', '最后的灯塔', { en: 'The Last Lighthouse', ja: '最後の灯台' }),
    game('g1', '青铜之门', { en: 'The Bronze Gate', ja: '青銅の門' }),
    game('g2', '冰轨', { en: 'Glacier Orbit' }),
    game('g10', '根系 10'),
    game('g4', '根系 9'),
  ];

  test('each language has an order of its own; numbers count as such', () => {
    const order = (locale: 'zh' | 'en' | 'ja') =>
      gamesByName(games, readings)[locale].map(({ gameId, letter }) => `${letter.label} ${gameId}`);
    expect(order('zh')).toEqual(['B g2', 'G g4', 'G g10', 'Q g1', 'Z g3']);
    expect(order('en')).toEqual(['B g1', 'G g2', 'L g3', '# g4', '# g10']);
    expect(order('ja')).toEqual(['さ g3', 'さ g1', '# g4', '# g10', '# g2']);
  });

  test('games of the same name stand in the same order in every build', () => {
    const namesakes = [game('g1', '同名'), game('g2', '同名'), game('g3', '同名')];
    for (const given of [namesakes, [...namesakes].reverse()]) {
      expect(gamesByName(given, readings).zh.map(({ gameId }) => gameId)).toEqual([
        'g1',
        'g2',
        'g3',
      ]);
    }
  });

  test('a name that stayed Chinese is marked', () => {
    const [page] = pagesOf(games).filter(({ locale }) => locale === 'ja');
    expect(
      page?.groups.map(({ games: listed }) => listed.map((each) => each.untranslated)),
    ).toEqual([
      [[], []],
      [['name'], ['name'], ['name']],
    ]);
  });

  test('10,000 games with one letter in common fill pages of the same size, in every language', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      game(`g${String(at)}`, `A ${String(at)}`),
    );
    const pages = pagesOf(many);
    expect(nameIndexPageCount(many.length)).toBe(34);
    expect(pages).toHaveLength(3 * 34);
    for (const { groups, letters } of pages) {
      expect(groups.flatMap((group) => group.games).length).toBeLessThanOrEqual(NAMES_PER_PAGE);
      expect(letters).toHaveLength(1);
    }
    expect(new Set(pages.flatMap(({ groups }) => groups.flatMap((each) => each.games))).size).toBe(
      30_000,
    );
  });

  test('a letter leads to the page on which it begins', () => {
    const many = [
      ...Array.from({ length: NAMES_PER_PAGE }, (_, at) => game(`a${String(at)}`, 'Ａ')),
      game('b', 'B'),
    ];
    const [first, second] = pagesOf(many);
    expect(first?.letters).toEqual([
      { id: 'a', label: 'A', count: NAMES_PER_PAGE, page: 1 },
      { id: 'b', label: 'B', count: 1, page: 2 },
    ]);
    expect(second?.groups.map(({ id }) => id)).toEqual(['b']);
  });

  test('an empty library has one page without letters', () => {
    expect(pagesOf([])).toHaveLength(3);
    expect(pagesOf([])[0]).toMatchObject({ page: 1, pages: 1, letters: [], groups: [] });
  });
});
