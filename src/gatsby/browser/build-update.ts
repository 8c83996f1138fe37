import { BUILD_CHECK_MS } from '../../config/times';
import { readLatestBuild } from '../../platform/network/build-manifest';
import { readStored, writeStored } from '../../platform/storage';
import { isBusy, wouldLoseWork } from '../../platform/unsaved-work';
import { currentGoal, navigation } from './navigation/navigation-state';
import { reloadAt } from './navigation/reload-page';

/** Parts of the page that the check needs. */
export interface BuildCheckHost {
  /** The id of the newest build, or undefined when it cannot be had or is not there whole. */
  readonly readLatest: () => Promise<string | undefined>;
  /** The build of the page, where that is known before the server is asked. */
  readonly own?: string | undefined;
  /** Called once, with the build of the page. */
  readonly onOwn: (id: string) => void;
  /** Called once, for the first other build. */
  readonly onNewer: (id: string) => void;
}

/**
 * Makes a check for a newer build. The first answer of the manifest counts as the page's own build, unless that is known.
 * @returns a function that asks, until there is a newer build
 */
export function createBuildCheck({ readLatest, own: known, onOwn, onNewer }: BuildCheckHost) {
  let own = known;
  let newer: string | undefined;

  const take = (latest: string): void => {
    if (own === undefined) onOwn(latest);
    own ??= latest;
    // Of two calls under way, the first one tells of it.
    if (latest === own || newer !== undefined) return;
    newer = latest;
    onNewer(latest);
  };

  return async (): Promise<void> => {
    if (newer !== undefined) return;
    const latest = await readLatest();
    if (latest !== undefined) take(latest);
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
 * Keeps an open page current (specification, section 4; design, "Build check"): asks at once, whenever the interval has
 * passed, and when the tab comes back after that long, whether there is a newer build. The next navigation then loads
 * its page anew, and so does this page itself at the first quiet moment.
 * @param keptBuild the build of a page that has come from the cache, which also asks when there is a network again
 * @param onOwn called with the build of any other page, when the server has said it
 */
export function watchBuilds(
  intervalMs = BUILD_CHECK_MS,
  keptBuild?: string,
  onOwn?: (id: string) => void,
): void {
  const check = createBuildCheck({
    readLatest: readLatestBuild,
    own: keptBuild,
    onOwn: (id) => {
      remember(id);
      onOwn?.(id);
    },
    onNewer: (id) => {
      navigation.isOutdated = true;
      reloadWhenQuiet(id);
    },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let askedAt = 0;
  const ask = (): void => {
    clearTimeout(timer);
    timer = setTimeout(ask, intervalMs);
    askedAt = Date.now();
    void check();
  };
  ask();
  if (keptBuild !== undefined) window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', () => {
    const age = Date.now() - askedAt;
    // The timers of a machine that slept are late. A negative age means that the clock was set back.
    if (document.visibilityState === 'visible' && (age >= intervalMs || age < 0)) ask();
  });
}
