import type { Translations } from '../../../contract';
import type { AccessFeatures } from '../../../contract/access-keys';
import type { Translatable } from '../texts/shown-texts';

/** Something of the library that has a name. */
export interface Named extends Translatable<{ readonly name: string }> {
  readonly id: string;
  readonly otherNames?: readonly string[] | undefined;
  /** Ids that it had before. */
  readonly aliases?: readonly string[] | undefined;
}

interface GameTexts {
  readonly name: string;
  readonly description?: string;
  readonly sections: readonly { readonly title: string; readonly body: string }[];
}

interface Span {
  readonly min: number;
  readonly max: number;
}

export interface NamedGame extends Named {
  readonly texts: GameTexts;
  readonly translations?: Translations<GameTexts> | undefined;
  readonly cover?: string;
  readonly players?: Span | undefined;
  readonly sessionMinutes?: Span | undefined;
  readonly moods?: readonly string[] | undefined;
  readonly access?: { readonly features: AccessFeatures } | undefined;
  /** The partner who presents it. */
  readonly characterId?: string | undefined;
}

export interface NamedRole extends Named {
  readonly gameId: string;
  readonly avatar?: string;
}

export interface NamedPartner extends Named {
  readonly gameIds?: readonly string[];
  readonly avatar?: string;
}

/** Everything of the library that has a name. */
export interface NamedLibrary {
  readonly games: readonly NamedGame[];
  readonly roles: readonly NamedRole[];
  readonly characters: readonly NamedPartner[];
}
