import type { ComparedGame } from '../compared-games';
import type { ComparedRole } from '../compared-roles';

/** A picture as page data has it. */
export const picture = { src: '/a.webp', srcSet: '', width: 1, height: 1, color: '#000000' };

/** A role as its page data has it. */
export function role(
  id: string,
  more: Partial<ComparedRole['text']> = {},
  rarity: number | null = 5,
) {
  return {
    roleId: id,
    rarity,
    avatar: picture,
    text: {
      ...{ name: `角色${id}`, title: '店主', tags: ['辅助'], untranslated: [] },
      attributes: [
        { label: '力', value: '７２' },
        { label: '时辰', value: '卯时' },
      ],
      skills: [{ name: '点灯', html: '<p>亮</p>' }],
      ...more,
    },
    game: { gameId: 'g1', text: { name: '万灯城', untranslated: [] } },
  } satisfies ComparedRole;
}

/** A game as its page data has it. */
export function game(id: string, more: Partial<ComparedGame> = {}): ComparedGame {
  return {
    gameId: id,
    ...{ released: null, platforms: ['PC'], playersInWords: '1–4 人', sessionInWords: '15 分钟' },
    ...{ sessionMinutes: { min: 15, max: 15 } },
    ...{ moodsInWords: ['安静'], access: null, accessInWords: null, cover: picture },
    text: {
      ...{ name: `游戏${id}`, summary: '守一座灯塔。', untranslated: [] },
      tags: [{ label: '合作' }, { label: '海' }],
    },
    character: {
      ...{ characterId: 'p-mobei', avatar: picture },
      text: { name: '墨北', untranslated: [] },
    },
    ...more,
  };
}
