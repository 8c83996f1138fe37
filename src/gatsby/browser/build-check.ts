/** What the check needs of the page around it. */
export interface BuildCheckHost {
  /** The id of the newest build, or undefined when it cannot be had. */
  readonly readLatest: () => Promise<string | undefined>;
  /** Whether that build is there whole. */
  readonly isPublished: (id: string) => Promise<boolean>;
  /** Milliseconds by the visitor's clock, which may jump. */
  readonly now: () => number;
  /** Called once, with the build of the page. */
  readonly onOwn: (id: string) => void;
  /** Called once, for the first other build. */
  readonly onNewer: (id: string) => void;
}

/**
 * Watches for a newer build than the one that this page was loaded from, which is what the manifest says first.
 * @param intervalMs how long an answer is good
 * @returns looks again when the last answer is older than that; to be called as often as one likes
 */
export function createBuildCheck(host: BuildCheckHost, intervalMs: number) {
  let own: string | undefined;
  let askedAt: number | undefined;
  let isDone = false;

  const isDue = (): boolean => {
    if (isDone) return false;
    if (askedAt === undefined) return true;
    const age = host.now() - askedAt;
    // A clock that was set back says nothing of the age.
    return age >= intervalMs || age < 0;
  };

  return async (): Promise<void> => {
    if (!isDue()) return;
    askedAt = host.now();
    const latest = await host.readLatest();
    // Until the page knows its own build, every look is worth it.
    if (latest === undefined && own === undefined) askedAt = undefined;
    if (latest === undefined || isDone) return;
    if (own === undefined) host.onOwn(latest);
    own ??= latest;
    if (latest === own || !(await host.isPublished(latest))) return;
    isDone = true;
    host.onNewer(latest);
  };
}
