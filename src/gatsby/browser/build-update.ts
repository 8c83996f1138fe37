import { isPublished, readLatestBuild } from '../../platform/build-manifest';
import { isBusy, wouldLoseWork } from '../../platform/unsaved-work';
import { BUILD_CHECK_MS } from '../../config/constants';
import { BUILDS_KEY } from '../../config/storage-keys';
import { createBuildCheck } from './build-check';
import { currentGoal } from './navigation/guard-navigation';
import { reloadAt } from './navigation/reload-page';
import { markOutdated } from './navigation/newer-build';

/** More than a tab meets in a day. */
const MOST_KNOWN = 16;

/** The builds that this tab has shown or was reloaded for. */
function readKnown(): readonly string[] {
  try {
    return (sessionStorage.getItem(BUILDS_KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

/** Notes a build. @returns false when it cannot be noted */
function remember(id: string): boolean {
  try {
    const others = readKnown().filter((each) => each !== id);
    sessionStorage.setItem(BUILDS_KEY, [...others, id].slice(-MOST_KNOWN).join(' '));
    return true;
  } catch {
    return false;
  }
}

/** Once per build: servers that disagree must not make a tab reload again and again. */
function reloadFor(id: string): void {
  if (!readKnown().includes(id) && remember(id)) reloadAt(currentGoal().address);
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
export function keepCurrent(): void {
  const check = createBuildCheck(
    {
      readLatest: readLatestBuild,
      isPublished,
      now: () => Date.now(),
      onOwn: remember,
      onNewer: (id) => {
        markOutdated();
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
