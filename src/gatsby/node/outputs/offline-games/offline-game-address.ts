import type { Locale } from '../../../../config/locales';

const ROOT = '/offline-games/';

/** The folder of the files of games to take along in a language. */
export function offlineGamesFolder(locale: Locale): string {
  return `${ROOT}${locale}/`;
}

/** The address of a game's file, whose last part is the name that it is saved under. */
export function offlineGameAddress(locale: Locale, gameId: string): string {
  return `${offlineGamesFolder(locale)}${gameId}.html`;
}

/** Tells whether an address is that of such a file. */
export function isOfflineGameAddress(address: string): boolean {
  return address.startsWith(ROOT);
}
