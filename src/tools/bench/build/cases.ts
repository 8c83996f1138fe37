/** The builds that are measured, in the order in which one follows the other. */
export const BUILD_CASES = ['cold', 'unchanged', 'edit', 'add', 'string', 'template'] as const;
export type BuildCase = (typeof BUILD_CASES)[number];

/** A build, and whether it is measured for the table or only makes the ground for later ones. */
export interface PlannedBuild {
  /** Change before the build. */
  readonly change: BuildCase;
  readonly isShown: boolean;
}

/**
 * Plans the builds that lead to the wanted ones. The first edit of a game after a cold build also moves it to the top of lists that
 * are ordered by time, so an edit that is not shown comes before changes that are.
 */
export function planBuilds(wanted: readonly BuildCase[]): PlannedBuild[] {
  const isShown = (change: BuildCase): boolean => wanted.includes(change);
  const changes = (['edit', 'add', 'string', 'template'] as const).filter(isShown);
  return [
    { change: 'cold', isShown: isShown('cold') },
    ...(isShown('unchanged') ? [{ change: 'unchanged', isShown: true } as const] : []),
    ...(changes.length === 0 ? [] : [{ change: 'edit', isShown: false } as const]),
    ...changes.map((change) => ({ change, isShown: true })),
  ];
}
