import type { ComponentType } from 'react';
import type { ComparedKind } from '../../../routes/compare-fragment';

/** A game or role that is offered before anything is typed. */
export interface PickerOffer {
  readonly kind: ComparedKind;
  readonly id: string;
  readonly name: string;
  readonly isChinese: boolean;
  /** The game of a role, where it is known. */
  readonly game: { readonly name: string; readonly isChinese: boolean } | undefined;
  /** The address of its picture; empty where there is none. */
  readonly picture: string;
}

/** Offers under one heading: of the same game, or what the visitor has seen. */
export interface PickerOffers {
  readonly heading: 'same-game' | 'seen';
  readonly items: readonly PickerOffer[];
}

export interface PickerProps {
  readonly label: string;
  /** Kinds that can be picked. */
  readonly kinds: readonly ComparedKind[];
  /** Ids that are picked already. */
  readonly taken: readonly string[];
  readonly offers: readonly PickerOffers[];
  readonly onPick: (kind: ComparedKind, id: string) => void;
}

/** The field that finds what is compared: the suggestions of the site, which a template hands in. */
export type ComparisonPicker = ComponentType<PickerProps>;
