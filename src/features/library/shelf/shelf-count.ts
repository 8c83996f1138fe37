import { create } from 'zustand';

/** The section of a game at which reading stopped, and the words of the link that leads on from there. */
interface Continuation {
  readonly id: string;
  readonly section: string;
  readonly words: string;
}

/** How many favourites stand on the shelf, and the words that say so in the language of the page. */
export interface ShelfCount {
  readonly count: number;
  readonly label: string;
  /** Names the latest favourites; empty for none. */
  readonly names: string;
  /** Undefined where nothing is being read in the language of the page. */
  readonly next: Continuation | undefined;
}

/**
 * Store of what the doors to the shelf say besides. It is in the first load of every page, so that it knows no record: late code
 * fills it (`shelf-count.lazy.tsx`).
 */
export const useShelfCount = create<ShelfCount>(() => ({
  count: 0,
  label: '',
  names: '',
  next: undefined,
}));
