/** Facts of a release that decide whether it stays. */
interface ListedRelease {
  readonly id: string;
  readonly takenBack: boolean;
  readonly samePagesAs?: string | undefined;
}

/** Names what a release shares with those that differ from it in notes of the build alone. */
function pagesOf({ id, samePagesAs }: ListedRelease): string {
  return samePagesAs ?? id;
}

/**
 * Finds the release that going back shows: the newest of those before the current one, but for those that were taken back.
 * @param list the newest first
 */
export function earlierRelease<R extends ListedRelease>(
  list: readonly R[],
  current: string | undefined,
): R | undefined {
  const at = list.findIndex(({ id }) => id === current);
  return list.slice(at + 1).find(({ takenBack }) => !takenBack);
}

/**
 * Lists the releases that need not stay. Those with the same pages count as one, for which the newest stands: faults of the API
 * that come and go change the notes of a build hour by hour, and are no reason to lose the releases of other days.
 * @param list the newest first
 * @param current the release that visitors get, which always stays
 * @param keep how many stay, that one among them
 */
export function oldReleases(
  list: readonly ListedRelease[],
  current: string | undefined,
  keep: number,
): string[] {
  const shown = list.filter(({ id }) => id === current);
  const staying = new Set(shown.map(pagesOf));
  return list.flatMap((release) => {
    if (release.id === current) return [];
    const pages = pagesOf(release);
    if (staying.has(pages) || staying.size >= keep) return release.id;
    staying.add(pages);
    return [];
  });
}

/**
 * Lists the releases that may go before another one is made. The one that visitors get and the one before it stay, however few
 * are to be kept: it is not sure that there will be another one.
 * @param list see {@link oldReleases}
 * @param keep how many are to be kept, the one that is not made yet among them
 */
export function spareReleases(
  list: readonly ListedRelease[],
  current: string | undefined,
  keep: number,
): string[] {
  const earlier = earlierRelease(list, current)?.id;
  return oldReleases(list, current, Math.max(2, keep - 1)).filter((id) => id !== earlier);
}
