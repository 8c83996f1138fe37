/** Kinds of things that a comparison puts side by side. */
export type ComparedKind = 'game' | 'role';

/** Makes the fragment of a comparison, with its `#`; empty for nothing. Roles have no word: their links are the older ones. */
export function compareFragment(kind: ComparedKind, ids: readonly string[]): string {
  if (ids.length === 0) return '';
  return `#${kind === 'game' ? 'game:' : ''}${ids.join(',')}`;
}
