/**
 * Fragment of an address that shows its page as a quiet one: a single column to read. A game, a role and a legal text
 * have such a page (`src/features/quiet-page`).
 */
export const QUIET_FRAGMENT = '#quiet';
