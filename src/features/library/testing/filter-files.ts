/** Choices of a library of three games. */
export const filterFacets = {
  total: 3,
  tag: [
    { slug: '科幻', label: '科幻', count: 2 },
    { slug: '治愈', label: '治愈', count: 1 },
  ],
  players: [{ slug: 'two', label: '两个人', count: 1 }],
  session: [{ slug: '30', label: '半小时', count: 2 }],
  mood: [],
  access: [
    { slug: 'one_hand', label: '单手游玩', count: 2 },
    { slug: 'no_time_pressure', label: '不赶时间的玩法', count: 1 },
  ],
  platform: [
    { slug: 'pc', label: 'PC', count: 2 },
    { slug: 'ios', label: 'iOS', count: 1 },
  ],
  year: [{ slug: '2024', label: '2024', count: 3 }],
  letter: [{ slug: 'c', label: 'C', count: 3 }],
};

/** Makes a game of a filter file, with a tag, for one or two players and half an hour. */
export function filterGame(id: string, platform: number, access: readonly string[] = []) {
  return {
    ...{ id, name: `茶山${id}`, year: '2024', letter: 'c', tags: [0], platforms: [platform] },
    ...{ players: ['one', 'two'], session: ['30'], moods: [], access },
    ...{ playersInWords: '1–2 人', sessionInWords: '20–40 分钟', cover: '/c.webp' },
    teaser: '采茶，晒茶，等一场雨。',
  };
}

/** Makes the only file of a list. */
export function filterList(games: readonly object[]) {
  return {
    count: games.length,
    tags: [['科幻', '科幻']],
    platforms: [
      ['pc', 'PC'],
      ['ios', 'iOS'],
    ],
    games,
  };
}
