/** An item as it goes over the wire; tests change it at will, also into nonsense. */
export type Item = Record<string, unknown>;

/** Library that the faulty API serves. Games and roles are details; their summaries are cut out of them. */
export interface SmallLibrary {
  games: Item[];
  roles: Item[];
  characters: Item[];
  homeCharacters: Item[];
  banners: Item[];
  activities: Item[];
}

const UPDATED_AT = '2026-11-01T08:00:00Z';

function game(number: number): Item {
  return {
    id: `g${String(number)}`,
    name: `游戏${String(number)}`,
    cover: `/pictures/g${String(number)}.png`,
    icon: 'https://cdn.example/icon.png',
    tags: ['动作', '冒险'],
    summary: '一句话。',
    role_count: 2,
    updated_at: UPDATED_AT,
    developer: '工作室',
    platforms: ['PC'],
    description: '**介绍**',
    sections: [{ title: '玩法', body: '走路。' }],
    gallery: ['/pictures/one.png'],
    related_ids: number > 1 ? ['g1'] : [],
    character_id: 'c1',
    i18n: { en: { name: `Game ${String(number)}`, tags: ['Action', 'Adventure'] } },
  };
}

function role(id: string, gameId: string): Item {
  return {
    id,
    game_id: gameId,
    name: '角色',
    avatar: '/pictures/role.png',
    tags: [],
    updated_at: UPDATED_AT,
    description: '说明',
    attributes: [{ label: '力', value: '5' }],
    skills: [{ name: '斩', description: '快', icon: '/pictures/skill.png' }],
    i18n: { en: { skills: [{ name: 'Slash', description: 'Fast', icon: '/pictures/en.png' }] } },
  };
}

function character(): Item {
  return {
    id: 'c1',
    name: '灵犀',
    avatar: '/pictures/c1.png',
    tags: ['静'],
    game_ids: ['g1'],
  };
}

/** A consistent library: so many games with so many roles each, one character, one banner, one activity. */
export function smallLibrary(games = 3, rolesEach = 2): SmallLibrary {
  const numbers = Array.from({ length: games }, (_, index) => index + 1);
  return {
    games: numbers.map(game),
    // Not grouped by game, so that a test can see whose order counts.
    roles: Array.from({ length: rolesEach }, (_, index) =>
      numbers.map((number) => role(`r${String(number)}-${String(index)}`, `g${String(number)}`)),
    ).flat(),
    characters: games === 0 ? [] : [character()],
    homeCharacters: games === 0 ? [] : [character()],
    banners: [{ id: 'b1', title: '横幅', image: '/pictures/b1.png', link: '/activity/' }],
    activities: [
      {
        id: 'a1',
        title: '活动',
        cover: '/pictures/a1.png',
        summary: '短',
        body: '长',
        start_at: '2026-11-01T00:00:00Z',
        end_at: '2026-12-01T00:00:00Z',
      },
    ],
  };
}

/** A library without anything in it. */
export function emptyLibrary(): SmallLibrary {
  return {
    games: [],
    roles: [],
    characters: [],
    homeCharacters: [],
    banners: [],
    activities: [],
  };
}
