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
  character: (id, place) => href('partnerDetail', { id }, place),
  activity: (id, place) => `${href('activity', {}, place)}#${id}`,
};

/**
 * The address that a reference leads to; undefined for a type or a page that the site does not know. What stands under a
 * heading of a role is a skill; the sections of games are found by `section-fragment.ts`.
 */
export function addressOf(
  { type, id, section }: MessageReference,
  place: Place,
): string | undefined {
  if (!ID_PATTERN.test(id)) return undefined;
  if (type === 'page') return Object.hasOwn(pages, id) ? pages[id]?.(place) : undefined;
  const address = Object.hasOwn(addresses, type) ? addresses[type]?.(id, place) : undefined;
  return type === 'role' && section !== undefined && address ? `${address}#skills` : address;
}
