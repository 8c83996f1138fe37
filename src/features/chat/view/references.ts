import { hasDownloads } from '../../../config/browser-env';
import { ID_PATTERN } from '../../../contract/patterns';
import { href, type Place } from '../../../routes';
import type { MessageReference } from '../conversation/conversation';

type AddressOf = (id: string, place: Place) => string;

/** The pages of the site that a reply may point to by name. */
const pages: Readonly<Record<string, (place: Place) => string>> = {
  library: (place) => href('library', {}, place),
  activity: (place) => href('activity', {}, place),
  profile: (place) => href('profile', {}, place),
  ...(hasDownloads && { download: (place: Place) => `${href('home', {}, place)}#app` }),
};

const addresses: Readonly<Record<string, AddressOf>> = {
  game: (id, place) => href('game', { id }, place),
  role: (id, place) => href('role', { id }, place),
  partner: (id, place) => href('partnerDetail', { id }, place),
};

/** The address that a reference leads to; undefined for a type or a page that the site does not know. */
export function addressOf({ type, id }: MessageReference, place: Place): string | undefined {
  if (!ID_PATTERN.test(id)) return undefined;
  if (type === 'page') return Object.hasOwn(pages, id) ? pages[id]?.(place) : undefined;
  return Object.hasOwn(addresses, type) ? addresses[type]?.(id, place) : undefined;
}
