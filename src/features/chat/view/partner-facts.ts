import type { WireFace } from '../../../contract';

/** Facts that a conversation shows of its partner, in the language of the page. */
export interface PartnerFacts {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | undefined;
  /** Place of the face in the avatar, which may be the whole figure. */
  readonly face?: WireFace | undefined;
  /** The picture of the whole figure. */
  readonly figure?: string | undefined;
  readonly slogan: string;
  /** Names of the games that the partner knows. */
  readonly gameNames: readonly string[];
  /** Their ids. */
  readonly gameIds?: readonly string[];
  readonly greeting: string;
  /** Answers to the greeting that can be tapped, with what the partner says to each. */
  readonly answers: Queries.GreetingFragment['answers'];
  /** True where the build has written the partner's notebook. */
  readonly hasNotebook?: boolean | undefined;
  /** The fields without a translation, whose text is Chinese. */
  readonly untranslated: readonly string[];
}

/** A partner of the column of recent ones. */
export type RecentPartner = Pick<
  PartnerFacts,
  'id' | 'name' | 'avatar' | 'face' | 'untranslated'
> & {
  /** Last words that this browser has seen; undefined where it has seen none. */
  readonly last?: LastWords | undefined;
};

export interface LastWords {
  readonly content: string;
  readonly isOwn: boolean;
  /** ISO. */
  readonly at: string;
}

/** Texts of a scene, in the language of the page. */
export interface QuestTexts {
  readonly id: string;
  readonly title: string;
  readonly background: string;
  readonly goal: string;
  /** First words of the partner. */
  readonly opening: string;
  /** Picture of the scene that leads into it; undefined where there is none. */
  readonly cover?: string | undefined;
  readonly untranslated: readonly string[];
}

/** The scene behind the one that is played. */
export interface NextScene {
  readonly questId: string;
  readonly title: string;
}
