import { placePath } from '../../../routes';
import type { ItemType } from '../sources/item-type';
import {
  activityType,
  bannerType,
  characterType,
  gameType,
  roleType,
  type Library,
} from '../sources/model';
import { redirectKey, type Redirect } from '../sources/redirects';
import {
  shownRoleSchema,
  shownSchema,
  type LibraryTexts,
  type ShownTexts,
} from '../texts/render-library';
import type { Finding } from './report-findings';
import { isThere, type SiteAddresses } from './site-addresses';

/** Site that links of items are held against. */
interface Site {
  readonly addresses: SiteAddresses;
  readonly redirects: readonly Redirect[];
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string;
}

/** Returns where a link may lead; undefined for a link to nothing. */
type FollowLink = (link: string) => string | undefined;

/** A path of the site and what stands behind it. */
const SITE_PATH = /^(\/(?![/\\])[^?#]*)([^]*)$/;

/** An address that names another site, a mailbox or a place of the page itself. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|#)/i;

function createFollowing({ addresses, redirects, siteUrl }: Site): FollowLink {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect.to]));
  return (link) => {
    const address = link.startsWith(`${siteUrl}/`) ? link.slice(siteUrl.length) : link;
    if (ELSEWHERE.test(address)) return link;
    // What is relative would lead elsewhere from each page that shows it.
    const [, path, rest = ''] = SITE_PATH.exec(address) ?? [];
    if (path === undefined) return undefined;
    try {
      const key = redirectKey(path);
      if (isThere(key, addresses)) return link;
      const target = byAddress.get(key);
      return target === undefined ? undefined : target + rest;
    } catch {
      return undefined;
    }
  };
}

/** A link of rendered Markdown: all attributes are in double quotes. */
const LINK = /<a\b([^>]*?) href="([^"]*)"([^>]*)>([^]*?)<\/a>/g;

function decoded(attribute: string): string {
  return attribute.replace(/&#x([0-9a-f]+);|&amp;/gi, (_, code?: string) =>
    code === undefined ? '&' : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

function encoded(address: string): string {
  return address.replaceAll('&', '&#x26;').replaceAll('"', '&#x22;');
}

/** Takes the links to nothing off a text; their words stay. */
function withLiveLinks(html: string, follow: FollowLink, onDead: (link: string) => void): string {
  if (!html.includes('<a ')) return html;
  return html.replace(
    LINK,
    (whole, before: string, attribute: string, behind: string, words: string) => {
      const link = decoded(attribute);
      const target = follow(link);
      if (target === link) return whole;
      if (target !== undefined)
        return `<a${before} href="${encoded(target)}"${behind}>${words}</a>`;
      onDead(link);
      return words;
    },
  );
}

const HTML_FIELDS = new Set([
  'html',
  ...[gameType, roleType, characterType, activityType].flatMap((type: ItemType) =>
    Object.values(type.markdown),
  ),
]);

/** Changes every rendered text within a value. */
function mapHtml(value: unknown, change: (html: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => mapHtml(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      typeof each === 'string' && HTML_FIELDS.has(name) ? change(each) : mapHtml(each, change),
    ]),
  );
}

/** Links of a library that lead somewhere. */
interface LinkedLibrary {
  readonly library: Library;
  readonly texts: LibraryTexts;
  readonly findings: readonly Finding[];
}

/**
 * Takes links to nothing off the texts, activities and banners of a library, so that no visitor meets a page that is not
 * there; what leads to an old address leads to the new one at once.
 */
export function withoutDeadLinks(library: Library, texts: LibraryTexts, site: Site): LinkedLibrary {
  const follow = createFollowing(site);
  const found = new Map<string, Finding>();
  const tell = (where: string, link: string): void => {
    // Said once for all languages.
    const address = link.startsWith('/') ? placePath(link).rest : link;
    const what = `leads to ${address}, which is not there; the words stay without the link`;
    found.set(`${where} ${address}`, { kind: 'item-link', where, what });
  };
  const live = <T extends ShownTexts>(
    { name }: ItemType,
    shown: ReadonlyMap<string, T>,
    parse: (value: unknown) => T,
  ): ReadonlyMap<string, T> =>
    new Map(
      Array.from(shown, ([id, each]) => {
        const changes: string[] = [];
        const changed = mapHtml(each, (html) => {
          const next = withLiveLinks(html, follow, (link) => {
            tell(`${name.toLowerCase()} ${id}`, link);
          });
          if (next !== html) changes.push(next);
          return next;
        });
        // Most texts lead nowhere that is not there, and need not be parsed again.
        return [id, changes.length > 0 ? parse(changed) : each];
      }),
    );
  const others = (type: ItemType, shown: ReadonlyMap<string, ShownTexts>) =>
    live(type, shown, (value) => shownSchema.parse(value));
  const linked = <T extends { readonly id: string; readonly link?: string | undefined }>(
    { name }: ItemType,
    items: readonly T[],
  ): T[] =>
    items.map((item) => {
      if (item.link === undefined) return item;
      const link = follow(item.link);
      if (link === undefined) tell(`${name.toLowerCase()} ${item.id}, field link`, item.link);
      return link === item.link ? item : { ...item, link };
    });
  return {
    library: {
      ...library,
      activities: linked(activityType, library.activities),
      banners: linked(bannerType, library.banners),
    },
    texts: {
      games: others(gameType, texts.games),
      roles: live(roleType, texts.roles, (value) => shownRoleSchema.parse(value)),
      characters: others(characterType, texts.characters),
      activities: others(activityType, texts.activities),
      banners: texts.banners,
    },
    findings: [...found.values()],
  };
}
