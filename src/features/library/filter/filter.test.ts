import type { Facets, FilterFile } from '../../../contract/library-filter';
import { filterFragment, isFiltering, planOf, readFilter } from './filter-state';
import { findGames } from './use-found-games';

const facets: Facets = {
  total: 5_000,
  tag: [{ slug: '科幻', label: '科幻', count: 900 }],
  platform: [
    { slug: 'pc', label: 'PC', count: 4_000 },
    { slug: 'ios', label: 'iOS', count: 300 },
  ],
  year: [{ slug: '2024', label: '2024', count: 500 }],
  letter: [{ slug: 'c', label: 'C', count: 200 }],
};

describe('the fragment of a filter', () => {
  test('is read as it is written', () => {
    const state = {
      platform: 'xbox-series-x-s',
      year: '2024',
      letter: 'ka',
      order: 'name',
    } as const;
    expect(filterFragment(state)).toBe('#platform=xbox-series-x-s&year=2024&letter=ka&sort=name');
    expect(readFilter(filterFragment(state))).toEqual(state);
  });

  test.each(['', '#', '#main', '#more-games', '#sort=up', '#%E0%A4%A', `#year=${'9'.repeat(500)}`])(
    'any other fragment is no filter: %s',
    (hash) => {
      expect(isFiltering(readFilter(hash))).toBe(false);
      expect(filterFragment(readFilter(hash))).toBe('');
    },
  );

  test('an order alone is a filter, and a platform is found however it is spelt', () => {
    expect(isFiltering(readFilter('#sort=updated'))).toBe(true);
    expect(readFilter('#platform=PC').platform).toBe('pc');
  });
});

describe('the list that is read', () => {
  const plan = (hash: string, tag?: string, hasLists = true) =>
    planOf(readFilter(hash), tag, facets, hasLists).list;

  test('is that of the rarest condition', () => {
    expect(plan('#platform=pc&year=2024')).toEqual({ facet: 'year', slug: '2024' });
    expect(plan('#platform=ios&year=2024', '科幻')).toEqual({ facet: 'platform', slug: 'ios' });
    expect(plan('#platform=pc', '科幻')).toEqual({ facet: 'tag', slug: '科幻' });
  });

  test('is that of the tag where the tag is so rare that it is not offered', () => {
    expect(plan('#letter=c', '罕见')).toEqual({ facet: 'tag', slug: '罕见' });
  });

  test('is that of all games without a condition, with one that nothing has, and in a small library', () => {
    expect(plan('#sort=name')).toBe('all');
    expect(plan('#platform=abacus')).toBe('all');
    expect(plan('#platform=pc&year=2024', '科幻', false)).toBe('all');
  });
});

/** A list whose games fulfil the condition at some places. */
function listOf(count: number, isPc: (at: number) => boolean) {
  const asked: string[] = [];
  const read = (address: string): Promise<FilterFile> => {
    asked.push(address);
    const part = Number(/(\d+)\.json$/.exec(address)?.[1]);
    const from = (part - 1) * 200;
    return Promise.resolve({
      count,
      tags: [['科幻', 'Science fiction']],
      platforms: [
        ['ios', 'iOS'],
        ['pc', 'PC'],
      ],
      games: Array.from({ length: Math.min(200, count - from) }, (_, at) => ({
        ...{
          id: `g${String(from + at)}`,
          name: `G${String(from + at)}`,
          year: '2024',
          letter: 'g',
        },
        ...{ tags: [0], platforms: [isPc(from + at) ? 1 : 0], cover: '/c.webp' },
      })),
    });
  };
  return { read, asked };
}

describe('finding games', () => {
  const plan = planOf(readFilter('#platform=pc&sort=name'), undefined, facets, true);

  test('reads no further than it has to', async () => {
    const { read, asked } = listOf(4_000, () => true);
    const { games, isWhole } = await findGames(plan, 'en', 24, read);
    expect(games).toHaveLength(24);
    expect(isWhole).toBe(false);
    expect(asked).toEqual(['/library-filter/en/name/platform-pc/1.json']);
  });

  test('goes on until enough fit, and knows when there are no others', async () => {
    const { read, asked } = listOf(900, (at) => at % 100 === 99);
    const { games, isWhole } = await findGames(plan, 'en', 24, read);
    expect(games.map(({ gameId }) => gameId)).toEqual(
      [99, 199, 299, 399, 499, 599, 699, 799, 899].map((at) => `g${String(at)}`),
    );
    expect(isWhole).toBe(true);
    expect(asked).toHaveLength(5);
  });

  test('every condition holds', async () => {
    const both = planOf(readFilter('#platform=pc&year=2023'), undefined, facets, true);
    const { read } = listOf(100, () => true);
    expect((await findGames(both, 'en', 24, read)).games).toEqual([]);
  });

  test('exactly as many as are wanted are all there are', async () => {
    const { read } = listOf(200, (at) => at < 24);
    expect((await findGames(plan, 'en', 24, read)).isWhole).toBe(true);
  });

  test('a game is told in the words of the file', async () => {
    const { read } = listOf(1, () => true);
    expect((await findGames(plan, 'en', 24, read)).games[0]).toMatchObject({
      gameId: 'g0',
      platforms: ['PC'],
      cover: { src: '/c.webp' },
      text: { name: 'G0', tags: [{ label: 'Science fiction' }], untranslated: [] },
    });
  });
});
