import { create } from 'zustand';

/** How many favourites stand on the shelf, and the words that say so in the language of the page. */
export interface ShelfCount {
  readonly count: number;
  readonly label: string;
}

/**
 * Store of what the doors to the shelf say besides. It is in the first load of every page, so that it knows no record: late code
 * fills it (`shelf-count.lazy.tsx`).
 */
export const useShelfCount = create<ShelfCount>(() => ({ count: 0, label: '' }));
