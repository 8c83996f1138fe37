import { hasDownloads } from '../../../config/browser-env';
import { ID_PATTERN } from '../../../contract/patterns';
import { href, type Place } from '../../../routes';
import { legalDocuments } from '../../../routes/table';
import type { MessageReference } from '../conversation/conversation';

type AddressOf = (id: string, place: Place) => string;

/** The pages of the site that a reply may point to by name. */
const pages: Readonly<Record<string, (place: Place) => string>> = {
  library: (place) => href('library', {}, place),
  activity: (place) => href('activity', {}, place),
  profile: (place) => href('profile', {}, place),
  about: (place) => href('about', {}, place),
  ...(hasDownloads && { download: (place: Place) => `${href('home', {}, place)}#app` }),
};

/** Agreements lie apart from the pages of the site, each as one file. */
const AGREEMENT = /^topup\/(agreement[A-Za-z0-9_-]+)$/;

function pageOf(id: string, section: string | undefined, place: Place): string | undefined {
  const [, agreement] = AGREEMENT.exec(id) ?? [];
  if (agreement !== undefined) return href('topUpFile', { doc: agreement }, place);
  const legal = legalDocuments.find((doc) => doc === id);
  if (legal === undefined) return Object.hasOwn(pages, id) ? pages[id]?.(place) : undefined;
  // The sections of a legal text have numbers.
  const [, number] = /^(\d+)\./.exec(section ?? '') ?? [];
  return href('legal', { doc: legal }, place) + (number === undefined ? '' : `#s${number}`);
}

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
  if (type === 'page') return pageOf(id, section, place);
  if (!ID_PATTERN.test(id)) return undefined;
  const address = Object.hasOwn(addresses, type) ? addresses[type]?.(id, place) : undefined;
  return type === 'role' && section !== undefined && address ? `${address}#skills` : address;
}
