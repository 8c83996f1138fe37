import type { TranslationLag } from '../../gatsby/node/checks/content/translation-lag';

/** Puts into words which translation lags behind, and since when. */
export function lineOfLag({ file, version, chinese, days }: TranslationLag): string {
  const has = version === undefined ? 'is missing' : `is missing (there is version ${version})`;
  const since =
    days < 0
      ? `from ${chinese.effective} on`
      : `since ${chinese.effective}, ${String(days)} days ago`;
  return `${file} ${has}; the Chinese text is version ${chinese.version} ${since}`;
}
