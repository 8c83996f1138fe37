import {
  activitySchema,
  bannerSchema,
  gameDetailSchema,
  roleDetailSchema,
} from '../../../contract/library';
import { characterSchema } from '../../../contract/partners';
import { itemType, type ItemOf } from './item-type';

// The model of the site. Each description says what is special about some fields of an item; the others are as
// the contract has them, in camel case. How it becomes nodes and GraphQL types: `src/gatsby/node/README.md`, "Items".

export const gameType = itemType('Game', gameDetailSchema, {
  // The roles that exist are counted instead.
  unused: ['role_count'],
  pictures: { cover: 'cover', icon: 'icon', banner: 'banner', gallery: 'cover' },
  described: { cover: 'description', banner: 'description', gallery: 'description' },
  markdown: { description: 'html' },
  references: {
    related_ids: { field: 'related', to: 'Game' },
    character_id: { field: 'character', to: 'Character' },
  },
});

/** A game of the library. */
export interface Game extends ItemOf<typeof gameType> {
  /** Its roles in the order of the API. */
  readonly roleIds: readonly string[];
}

export const roleType = itemType('Role', roleDetailSchema, {
  pictures: { avatar: 'avatar', portrait: 'portrait' },
  described: { portrait: 'line' },
  markdown: { description: 'html', story: 'story' },
  references: {
    game_id: { field: 'game', to: 'Game' },
    related_ids: { field: 'related', to: 'Role' },
  },
});

/** A role: a playable character of a game. */
export type Role = ItemOf<typeof roleType>;

export const characterType = itemType('Character', characterSchema, {
  // It changes with every chat, and no page shows it.
  unused: ['chat_count'],
  pictures: { avatar: 'avatar', figure: 'figure' },
  described: { figure: 'description' },
  markdown: { description: 'html' },
  references: { game_ids: { field: 'games', to: 'Game' } },
});

/** A partner: a character that visitors chat and play scenes with. */
export type Character = ItemOf<typeof characterType>;

export const activityType = itemType('Activity', activitySchema, {
  pictures: { cover: 'cover' },
  described: { cover: 'description' },
  links: ['link'],
  markdown: { body: 'html' },
});

export type Activity = ItemOf<typeof activityType>;

export const bannerType = itemType('Banner', bannerSchema, {
  pictures: { image: 'banner' },
  links: ['link'],
});

export type Banner = ItemOf<typeof bannerType>;

/** Everything that the build reads from the API, validated and in the order of the API. */
export interface Library {
  readonly games: readonly Game[];
  readonly roles: readonly Role[];
  readonly characters: readonly Character[];
  /** Who stands on the home page; empty when the API names nobody. */
  readonly homeCharacterIds: readonly string[];
  readonly activities: readonly Activity[];
  readonly banners: readonly Banner[];
}
