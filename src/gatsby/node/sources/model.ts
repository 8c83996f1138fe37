import type { Translations } from '../../../contract';

/** A titled piece of Markdown. */
export interface Section {
  readonly title: string;
  readonly body: string;
}

export interface Attribute {
  readonly label: string;
  readonly value: string;
}

export interface Skill {
  readonly name: string;
  readonly description: string;
  readonly icon?: string | undefined;
}

export interface GameTexts {
  readonly name: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly developer: string;
  readonly publisher: string;
  /** Markdown. */
  readonly description: string;
  readonly sections: readonly Section[];
}

/** A game of the library, as the site knows it. Pictures are absolute addresses. */
export interface Game {
  readonly id: string;
  readonly texts: GameTexts;
  readonly translations?: Translations<GameTexts> | undefined;
  readonly cover: string;
  readonly icon?: string | undefined;
  readonly banner?: string | undefined;
  readonly gallery: readonly string[];
  readonly releaseDate?: string | undefined;
  readonly platforms: readonly string[];
  readonly updatedAt: string;
  /** Games that the API names as related and that exist. */
  readonly relatedIds: readonly string[];
  readonly characterId?: string | undefined;
  /** Its roles in the order of the API. */
  readonly roleIds: readonly string[];
}

export interface RoleTexts {
  readonly name: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly attributes: readonly Attribute[];
  readonly skills: readonly Skill[];
  /** Markdown. */
  readonly description: string;
  /** Markdown. */
  readonly story: string;
}

/** A role: a playable character of a game. */
export interface Role {
  readonly id: string;
  readonly gameId: string;
  readonly texts: RoleTexts;
  readonly translations?: Translations<RoleTexts> | undefined;
  readonly avatar: string;
  readonly portrait?: string | undefined;
  /** 1 to 6. */
  readonly rarity?: number | undefined;
  readonly updatedAt: string;
  readonly relatedIds: readonly string[];
}

export interface CharacterTexts {
  readonly name: string;
  readonly slogan: string;
  /** Markdown. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly greeting: string;
}

/** A partner: a character that visitors chat and play scenes with. */
export interface Character {
  readonly id: string;
  readonly texts: CharacterTexts;
  readonly translations?: Translations<CharacterTexts> | undefined;
  readonly avatar: string;
  readonly figure?: string | undefined;
  readonly gameIds: readonly string[];
}

export interface ActivityTexts {
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
}

export interface Activity {
  readonly id: string;
  readonly texts: ActivityTexts;
  readonly translations?: Translations<ActivityTexts> | undefined;
  readonly cover: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly link?: string | undefined;
}

export interface Banner {
  readonly id: string;
  readonly texts: { readonly title: string };
  readonly translations?: Translations<{ title: string }> | undefined;
  readonly image: string;
  readonly link?: string | undefined;
}

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
