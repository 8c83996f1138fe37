import { BUILD_CHECK_MS } from '../../config/times';
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
 * Makes a check for a newer build. The first answer of the manifest counts as the page's own build.
 * @param intervalMs how long an answer is good
 * @returns a function that asks again once the last answer is older than that; it may be called at any time
 */
export function createBuildCheck(host: BuildCheckHost, intervalMs: number) {
  let own: string | undefined;
  let askedAt: number | undefined;
  let isDone = false;

  const isDue = (): boolean => {
    if (isDone) return false;
    if (askedAt === undefined) return true;
    const age = host.now() - askedAt;
    // A negative age means that the clock was set back.
    return age >= intervalMs || age < 0;
  };

  return async (): Promise<void> => {
    if (!isDue()) return;
    askedAt = host.now();
    const latest = await host.readLatest();
    // Until the page knows its own build, every call asks.
    if (latest === undefined && own === undefined) askedAt = undefined;
    if (latest === undefined || isDone) return;
    if (own === undefined) host.onOwn(latest);
    own ??= latest;
    if (latest === own || !(await host.isPublished(latest))) return;
    isDone = true;
    host.onNewer(latest);
  };
}

/** The length of the list: more builds than a tab sees in a day. */
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

/** Reloads once per build: servers that disagree about the latest one must not make a tab reload in a loop. */
function reloadFor(id: string): void {
  if (!readKnownBuilds().includes(id) && remember(id)) reloadAt(currentGoal().address);
}

/** Events after which a visitor may have finished what delayed the reload. */
const MOMENTS = ['focusin', 'focusout', 'visibilitychange'] as const;

/** Reloads once nothing is typed and no dialog is open; in a hidden tab, once nothing would be lost. */
function reloadWhenQuiet(id: string): void {
  const look = (): void => {
    const isUnseen = document.visibilityState === 'hidden';
    if (isUnseen ? wouldLoseWork() : isBusy()) return;
    for (const event of MOMENTS) document.removeEventListener(event, lookSoon);
    reloadFor(id);
  };
  // Focus has moved, and a closing dialog is gone, only after the event.
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
