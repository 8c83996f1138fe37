/** The most groups that are offered; the style of the shelf has a rule for each. */
export const MOST_GROUPS = 8;

interface Tagged {
  readonly text: { readonly tags: readonly string[] };
}

/** A tag that some, but not all, of the roles carry. */
export interface RoleGroup {
  readonly tag: string;
  readonly count: number;
}

/**
 * What roles can be told apart by: tags that at least two of them carry and not all, most roles first, in
 * the order of first appearance where they are equal. None where that would not help to choose.
 */
export function roleGroups(roles: readonly Tagged[]): RoleGroup[] {
  const counts = new Map<string, number>();
  for (const { text } of roles) {
    for (const tag of new Set(text.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const groups = Array.from(counts, ([tag, count]) => ({ tag, count }))
    .filter(({ count }) => count > 1 && count < roles.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_GROUPS);
  return groups.length > 1 ? groups : [];
}

/** The groups that a role belongs to, as the style of the shelf reads them: their places, with blanks between. */
export function groupsOf({ text }: Tagged, groups: readonly RoleGroup[]): string | undefined {
  return (
    groups
      .flatMap(({ tag }, index) => (text.tags.includes(tag) ? [String(index)] : []))
      .join(' ') || undefined
  );
}
