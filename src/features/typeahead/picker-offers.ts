/** A kind of item that can be picked. */
type PickedKind = 'game' | 'role';

/** An item that is offered before anything is typed. */
interface Offer {
  readonly kind: PickedKind;
  readonly id: string;
  readonly name: string;
  /** The name stayed Chinese on a page of another language. */
  readonly isChinese: boolean;
  readonly game: { readonly name: string; readonly isChinese: boolean } | undefined;
  /** The address of its picture; empty where there is none. */
  readonly picture: string;
}

export interface ItemPickerProps {
  readonly label: string;
  readonly kinds: readonly PickedKind[];
  /** Ids that are picked already, and found no more. */
  readonly taken: readonly string[];
  /** Items under each heading, offered before anything is typed. */
  readonly offers: readonly {
    readonly heading: 'same-game' | 'seen';
    readonly items: readonly Offer[];
  }[];
  readonly onPick: (kind: PickedKind, id: string) => void;
}
