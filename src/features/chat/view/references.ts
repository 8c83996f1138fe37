import { hasDownloads } from '../../../config/browser-env';
import { ID_PATTERN } from '../../../contract/patterns';
import { href, legalDocuments, type Place } from '../../../routes';
import type { MessageReference } from '../conversation/conversation';

type AddressOf = (id: string, place: Place) => string;

/** The legal texts for who tops up, which are files beside the pages. */
const AGREEMENTS = ['agreement1', 'agreement2'] as const;

function byName(
  names: readonly string[],
  addressOfName: AddressOf,
): Readonly<Record<string, (place: Place) => string>> {
  return Object.fromEntries(
    names.map((name) => [name, (place: Place) => addressOfName(name, place)]),
  );
}

/** The pages of the site that a reply may point to by name. */
const pages: Readonly<Record<string, (place: Place) => string>> = {
  about: (place) => href('about', {}, place),
  ...byName(legalDocuments, (doc, place) => href('legal', { doc }, place)),
  ...byName(AGREEMENTS, (doc, place) => href('topUpFile', { doc }, place)),
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

/** The place of a section of a legal text, whose headings begin with their numbers; empty where they do not. */
function numberedSection(heading = ''): string {
  const [, number] = /^(\d+)\. /.exec(heading) ?? [];
  return number === undefined ? '' : `#s${number}`;
}

/**
 * The address that a reference leads to; undefined for a type or a page that the site does not know. What stands under a
 * heading of a role is a skill; the sections of games are found by `section-fragment.ts`.
 */
export function addressOf(
  { type, id, section }: MessageReference,
  place: Place,
): string | undefined {
  if (!ID_PATTERN.test(id)) return undefined;
  if (type === 'page') {
    const page = Object.hasOwn(pages, id) ? pages[id]?.(place) : undefined;
    return page && page + numberedSection(section);
  }
  const address = Object.hasOwn(addresses, type) ? addresses[type]?.(id, place) : undefined;
  return type === 'role' && section !== undefined && address ? `${address}#skills` : address;
}
