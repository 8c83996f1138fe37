import type { Locale } from '../../config/locales';
import { href } from '../../routes';
import { readAttribution } from './attribution';

/** A longer `track_id` would make the QR code too dense to scan. */
const LONGEST_TRACK_ID = 128;

/**
 * The address in the QR code: the downloads of the mobile home page, with the attribution of the visit. Not the file
 * itself, because WeChat, where many scan, blocks downloads.
 * @param origin of this site
 * @param search the query of the address
 */
export function phoneAddress(origin: string, locale: Locale, search: string): string {
  const { channel, trackId } = readAttribution(search);
  const query = new URLSearchParams({ channel });
  if (trackId !== undefined && trackId !== '' && trackId.length <= LONGEST_TRACK_ID) {
    query.set('track_id', trackId);
  }
  return `${origin}${href('home', {}, { locale, variant: 'm' })}?${query.toString()}#app`;
}
