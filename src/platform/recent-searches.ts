import { readStored, writeStored } from './storage';

const MOST = 6;

function parse(text: string | null): string[] {
  const list: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(list)) return [];
  return list.filter((each: unknown) => typeof each === 'string').slice(0, MOST);
}

/** Reads the visitor's searches in this browser, the last one first. */
export function readRecentSearches(): string[] {
  return readStored('localStorage', 'recentSearches', parse);
}

/** Remembers a search as the last one; a blank one is none. */
export function rememberSearch(text: string): void {
  const wanted = text.replace(/\s+/gu, ' ').trim();
  if (wanted === '') return;
  const others = readRecentSearches().filter((each) => each !== wanted);
  writeStored('localStorage', 'recentSearches', JSON.stringify([wanted, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  writeStored('localStorage', 'recentSearches', undefined);
}
