import type { Locale } from '../../config/locales';
import { href } from '../../routes';
import { readAttribution } from './attribution';

/** A longer one would make a code that no camera reads. */
const LONGEST_TRACK_ID = 128;

/**
 * Where the code for the phone leads: to the downloads of the mobile home page, with what the visit came with.
 * Not to the file itself, which WeChat, where many scan, would refuse.
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
