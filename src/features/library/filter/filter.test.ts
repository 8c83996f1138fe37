import type { Facets, FilterFile } from '../../../contract/library-filter';
import {
  conditionsOf,
  filterFragment,
  planOf,
  readFilter,
  toggled,
  type FilterState,
} from './filter-state';
import { findGames } from './use-found-games';

const facets: Facets = {
  total: 5_000,
  tag: [{ slug: '科幻', label: '科幻', count: 900 }],
  players: [
    { slug: 'one', label: '一个人', count: 4_500 },
    { slug: 'two', label: '两个人', count: 400 },
  ],
  session: [{ slug: '30', label: '半小时', count: 2_000 }],
  mood: [{ slug: 'calm', label: '安静', count: 800 }],
  access: [
    { slug: 'one_hand', label: '单手游玩', count: 600 },
    { slug: 'no_time_pressure', label: '不赶时间的玩法', count: 700 },
  ],
  platform: [
    { slug: 'pc', label: 'PC', count: 4_000 },
    { slug: 'ios', label: 'iOS', count: 300 },
  ],
  year: [{ slug: '2024', label: '2024', count: 500 }],
  letter: [{ slug: 'c', label: 'C', count: 200 }],
};

describe('the fragment of a filter', () => {
  test('is read as it is written, several values of a facet one after the other', () => {
    const state: FilterState = {
      ...{ tag: ['治愈'], players: ['one', 'two'], session: ['30'], mood: ['calm'] },
      access: ['one_hand', 'no_time_pressure'],
      ...{ platform: ['xbox-series-x-s'], year: ['2024'], letter: ['ka'] },
      order: 'name',
    };
    expect(decodeURIComponent(filterFragment(state))).toBe(
      '#tag=治愈&players=one&players=two&session=30&mood=calm&access=one_hand&access=no_time_pressure&platform=xbox-series-x-s&year=2024&letter=ka&sort=name',
    );
    expect(readFilter(filterFragment(state))).toEqual(state);
  });

  test('of a page with a tag has the other tags alone', () => {
    const state = readFilter('#tag=治愈&players=two', '科幻');
    expect(state.tag).toEqual(['科幻', '治愈']);
    expect(filterFragment(state, '科幻')).toBe(filterFragment(readFilter('#tag=治愈&players=two')));
    expect(filterFragment(readFilter('', '科幻'), '科幻')).toBe('');
    expect(conditionsOf(state, '科幻')).toEqual([
      { facet: 'tag', slug: '治愈' },
      { facet: 'players', slug: 'two' },
    ]);
  });

  test.each(['', '#', '#main', '#more-games', '#sort=up', '#%E0%A4%A', `#year=${'9'.repeat(500)}`])(
    'any other fragment is no filter: %s',
    (hash) => {
      expect(filterFragment(readFilter(hash))).toBe('');
    },
  );

  test('an order alone is a filter, and a platform is found however it is spelt', () => {
    expect(filterFragment(readFilter('#sort=updated'))).toBe('#sort=updated');
    expect(readFilter('#platform=PC').platform).toEqual(['pc']);
  });

  test('a value that is chosen twice is not chosen', () => {
    const one = toggled(readFilter(''), { facet: 'mood', slug: 'calm' });
    expect(one.mood).toEqual(['calm']);
    expect(toggled(one, { facet: 'mood', slug: 'calm' })).toEqual(readFilter(''));
  });
});

describe('the list that is read', () => {
  const plan = (hash: string, tag?: string, hasLists = true) =>
    planOf(readFilter(hash, tag), facets, hasLists).list;

  test('is that of the rarest condition', () => {
    expect(plan('#platform=pc&year=2024')).toEqual({ facet: 'year', slug: '2024' });
    expect(plan('#platform=ios&year=2024', '科幻')).toEqual({ facet: 'platform', slug: 'ios' });
    expect(plan('#platform=pc', '科幻')).toEqual({ facet: 'tag', slug: '科幻' });
    expect(plan('#players=two&mood=calm')).toEqual({ facet: 'players', slug: 'two' });
  });

  test('is that of the tag where the tag is so rare that it is not offered', () => {
    expect(plan('#letter=c', '罕见')).toEqual({ facet: 'tag', slug: '罕见' });
  });

  test('is that of the rarer of two needs, as a game has to meet both', () => {
    expect(plan('#access=no_time_pressure&access=one_hand')).toEqual({
      ...{ facet: 'access', slug: 'one_hand' },
    });
    expect(plan('#access=gone')).toBe('all');
  });

  test('is none of a condition that can be fulfilled in two ways', () => {
    expect(plan('#players=one&players=two')).toBe('all');
    expect(plan('#players=one&players=two&mood=calm')).toEqual({ facet: 'mood', slug: 'calm' });
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
      tags: [
        ['科幻', 'Science fiction'],
        ['治愈', 'Soothing'],
      ],
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
        ...{ tags: [0, 1], platforms: [isPc(from + at) ? 1 : 0], cover: '/c.webp' },
        ...{ players: ['one', 'two'], session: ['30'], moods: [], playersInWords: '1–2 players' },
        access: (from + at) % 2 === 0 ? ['one_hand', 'no_time_pressure'] : ['one_hand'],
      })),
    });
  };
  return { read, asked };
}

describe('finding games', () => {
  const plan = planOf(readFilter('#platform=pc&sort=name'), facets, true);

  test('reads no further than it has to', async () => {
    const { read, asked } = listOf(4_000, () => true);
    const { games, count, isCounted } = await findGames(plan, 'en', 24, read);
    expect(games).toHaveLength(24);
    expect([count, isCounted]).toEqual([200, false]);
    expect(asked).toEqual(['/library-filter/en/name/platform-pc/1.json']);
  });

  test('goes on until enough fit, and knows when there are no others', async () => {
    const { read, asked } = listOf(900, (at) => at % 100 === 99);
    const { games, isCounted } = await findGames(plan, 'en', 24, read);
    expect(games.map(({ gameId }) => gameId)).toEqual(
      [99, 199, 299, 399, 499, 599, 699, 799, 899].map((at) => `g${String(at)}`),
    );
    expect(isCounted).toBe(true);
    expect(asked).toHaveLength(5);
  });

  const countOf = async (hash: string) => {
    const { read } = listOf(100, () => true);
    const { count } = await findGames(planOf(readFilter(hash), facets, true), 'en', 24, read);
    return count;
  };

  test('every condition holds: all of the tags and needs, and one of the values of any other facet', async () => {
    expect(await countOf('#platform=pc&year=2024')).toBe(100);
    expect(await countOf('#platform=pc&year=2023')).toBe(0);
    expect(await countOf('#tag=科幻&tag=治愈')).toBe(100);
    expect(await countOf('#tag=科幻&tag=动作')).toBe(0);
    expect(await countOf('#access=one_hand')).toBe(100);
    expect(await countOf('#access=one_hand&access=no_time_pressure')).toBe(50);
    expect(await countOf('#access=one_hand&access=no_flashing')).toBe(0);
    expect(await countOf('#players=two&players=many')).toBe(100);
    expect(await countOf('#players=many')).toBe(0);
    expect(await countOf('#players=two&session=30')).toBe(100);
    expect(await countOf('#players=two&mood=calm')).toBe(0);
  });

  test('exactly as many as are wanted are all there are', async () => {
    const { read } = listOf(200, (at) => at < 24);
    const { games, count, isCounted } = await findGames(plan, 'en', 24, read);
    expect([games.length, count, isCounted]).toEqual([24, 24, true]);
  });

  test('a game is told in the words of the file', async () => {
    const { read } = listOf(1, () => true);
    expect((await findGames(plan, 'en', 24, read)).games[0]).toMatchObject({
      gameId: 'g0',
      platforms: ['PC'],
      cover: { src: '/c.webp' },
      playersInWords: '1–2 players',
      sessionInWords: null,
      text: { name: 'G0', tags: [{ label: 'Science fiction' }, {}], untranslated: [] },
    });
  });
});
