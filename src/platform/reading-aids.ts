import type { Locale } from '../config/locales';
import { readingAidsAddress, readingAidsSchema, type ReadingAids } from '../contract/reading-aids';
import { readOnce } from './network/read-once';

const files = new Map<string, Promise<ReadingAids>>();

/**
 * Reads the aids to a game in a language, once for each page. Without a network, what the browser has kept is enough.
 * @throws when the file cannot be read
 */
export function readReadingAids(locale: Locale, gameId: string): Promise<ReadingAids> {
  return readOnce(files, readingAidsAddress(locale, gameId), (json) =>
    readingAidsSchema.parse(json),
  );
}
