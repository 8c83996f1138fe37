/** The most groups that are offered; `FilterableRoles` has a style rule for each. */
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
 * Groups to filter roles by: tags that at least two roles carry, but not all; most roles first, then by first
 * appearance. Empty where a filter would not help.
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

/** The groups of a role for `data-groups`: their indices, separated by spaces. */
export function groupsOf({ text }: Tagged, groups: readonly RoleGroup[]): string | undefined {
  return (
    groups
      .flatMap(({ tag }, index) => (text.tags.includes(tag) ? [String(index)] : []))
      .join(' ') || undefined
  );
}
