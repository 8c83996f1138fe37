import { BUILD_CHECK_MS } from '../../config/constants';
import { isPublished, readLatestBuild } from '../../platform/build-manifest';
import { readStored, writeStored } from '../../platform/storage';
import { isBusy, wouldLoseWork } from '../../platform/unsaved-work';
import { currentGoal, navigation } from './navigation/navigation-state';
import { reloadAt } from './navigation/reload-page';

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

/** More than a tab meets in a day. */
const MOST_KNOWN = 16;

/** The builds that this tab has shown or was reloaded for. */
export function readKnownBuilds(): readonly string[] {
  return readStored('sessionStorage', 'builds', (text) => (text ?? '').split(' '));
}

/** Notes a build. @returns false when it cannot be noted */
function remember(id: string): boolean {
  const others = readKnownBuilds().filter((each) => each !== id);
  return writeStored('sessionStorage', 'builds', [...others, id].slice(-MOST_KNOWN).join(' '));
}

/** Once per build: servers that disagree must not make a tab reload again and again. */
function reloadFor(id: string): void {
  if (!readKnownBuilds().includes(id) && remember(id)) reloadAt(currentGoal().address);
}

/** After these a visitor may have finished what kept the page. */
const MOMENTS = ['focusin', 'focusout', 'visibilitychange'] as const;

/** Reloads at the first quiet moment: nothing typed, no dialog open; or unseen, when nothing would be lost. */
function reloadWhenQuiet(id: string): void {
  const look = (): void => {
    const isUnseen = document.visibilityState === 'hidden';
    if (isUnseen ? wouldLoseWork() : isBusy()) return;
    for (const event of MOMENTS) document.removeEventListener(event, lookSoon);
    reloadFor(id);
  };
  // A field that is being left is left, and a dialog that closes is gone, a moment after the event.
  const lookSoon = (): void => {
    setTimeout(look);
  };
  for (const event of MOMENTS) document.addEventListener(event, lookSoon);
  look();
}

/**
 * Keeps an open page current (specification, section 4; design, "Build check"): asks hourly, and when the tab
 * comes back after an hour, whether there is a newer build. The next navigation then loads its page anew, and so
 * does this page itself at the first quiet moment.
 */
export function watchBuilds(): void {
  const check = createBuildCheck(
    {
      readLatest: readLatestBuild,
      isPublished,
      now: () => Date.now(),
      onOwn: remember,
      onNewer: (id) => {
        navigation.isOutdated = true;
        reloadWhenQuiet(id);
      },
    },
    BUILD_CHECK_MS,
  );
  const look = (): void => {
    void check();
  };
  look();
  setInterval(look, BUILD_CHECK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
