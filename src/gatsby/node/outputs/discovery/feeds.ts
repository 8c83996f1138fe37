import { localeFacts, type Locale } from '../../../../config/locales';
import { translate } from '../../../../contract';
import { withValues } from '../../../../i18n/with-values';
import { href, type Place } from '../../../../routes';
import { machineFile } from '../../../../routes/machine-files';
import { changeLines, linesAsText } from '../../sources/changes/change-lines';
import { itemKey, type ChangeLog } from '../../sources/changes/change-log';
import {
  isTold,
  isUnknown,
  itemChanges,
  type ItemChange,
} from '../../sources/changes/item-changes';
import type { ChangeStrings, DiscoveryStrings } from '../../sources/discovery-strings';
import type { Library } from '../../sources/model';
import type { TextFile } from './site-files';
import { xmlText } from './xml-text';

/** Number of changes in a feed, whatever the size of the library. */
const MOST_ENTRIES = 50;

/** A game or a role that was added or changed, in one language. */
interface Entry {
  readonly title: string;
  readonly summary: string;
  /** Absolute. */
  readonly url: string;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  readonly tags: readonly string[];
}

/** Sources of the entries of a feed. */
interface FeedSources {
  readonly library: Library;
  readonly changeLog: ChangeLog;
  readonly strings: DiscoveryStrings;
}

/** Says what changed: in the words of the page of changes, or what the item is where nothing is known. */
function summaryOf(
  { changing, changes, isLatest }: ItemChange,
  about: string,
  t: ChangeStrings,
  locale: Locale,
): string {
  if (isUnknown(changes)) return about;
  const said = linesAsText(changeLines(changes, changing, isLatest, t, locale));
  const isNew = changes.some(({ code }) => code === 'new');
  return isNew && about !== '' ? `${said} · ${about}` : said;
}

/** Tells the last change of each item, the latest first; at one moment in the order of their ids, so that the same library has the same feed. */
function entriesOf(
  { library, changeLog, strings }: FeedSources,
  siteUrl: string,
  locale: Locale,
): Entry[] {
  const { changes: t, library: own } = strings[locale];
  const place: Place = { locale, variant: 'pc' };
  const games = new Map(library.games.map((game) => [game.id, game]));
  const told = new Set<string>();
  const entries: Entry[] = [];
  for (const change of itemChanges(changeLog, library, locale)) {
    if (entries.length === MOST_ENTRIES) break;
    const { changing, gameId, at: updatedAt } = change;
    const { kind, item } = changing;
    const key = itemKey({ kind, id: item.id });
    if (told.has(key) || !isTold(change, { t, locale })) continue;
    told.add(key);
    const url = siteUrl + href(kind, { id: item.id }, place);
    if (kind === 'game') {
      const { name, summary, tags } = translate(item.texts, item.translations, locale).texts;
      entries.push({
        title: name,
        summary: summaryOf(change, summary, t, locale),
        tags,
        url,
        updatedAt,
      });
    } else {
      const { name, title, tags } = translate(item.texts, item.translations, locale).texts;
      const of = games.get(gameId);
      const game = of ? translate(of.texts, of.translations, locale).texts.name : '';
      entries.push({
        title: withValues(own['role-title'], { name, game }),
        summary: summaryOf(change, title, t, locale),
        ...{ tags, url, updatedAt },
      });
    }
  }
  return entries;
}

interface Feed {
  readonly title: string;
  readonly subtitle: string;
  readonly site: string;
  readonly siteUrl: string;
  readonly locale: Locale;
  readonly entries: readonly Entry[];
}

/** Returns the time of the latest entry; without one, the beginning of time. */
function updatedAtOf({ entries }: Feed): string {
  return entries[0]?.updatedAt ?? '1970-01-01T00:00:00Z';
}

/** A feed in Atom (RFC 4287). An entry's id is its address. */
function atom(feed: Feed): string {
  const { title, subtitle, site, siteUrl, locale, entries } = feed;
  const self = siteUrl + machineFile('atomFeed', locale);
  const home = siteUrl + href('library', {}, { locale, variant: 'pc' });
  const items = entries.map(
    (entry) =>
      `<entry><title>${xmlText(entry.title)}</title><id>${xmlText(entry.url)}</id><link href="${xmlText(entry.url)}"/><updated>${entry.updatedAt}</updated>` +
      entry.tags.map((tag) => `<category term="${xmlText(tag)}"/>`).join('') +
      `<summary>${xmlText(entry.summary)}</summary></entry>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${localeFacts[locale].tag}">
<title>${xmlText(title)}</title><subtitle>${xmlText(subtitle)}</subtitle><id>${xmlText(self)}</id>
<link rel="self" href="${xmlText(self)}"/><link href="${xmlText(home)}"/><icon>${xmlText(siteUrl)}/favicon.svg</icon>
<updated>${updatedAtOf(feed)}</updated><author><name>${xmlText(site)}</name></author>
${items.join('')}</feed>
`;
}

/** The same as a JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
function json({ title, subtitle, site, siteUrl, locale, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: siteUrl + href('library', {}, { locale, variant: 'pc' }),
    feed_url: siteUrl + machineFile('jsonFeed', locale),
    icon: `${siteUrl}/icons/icon-512.png`,
    language: localeFacts[locale].tag,
    authors: [{ name: site, url: siteUrl }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary === '' ? entry.title : entry.summary,
      date_modified: entry.updatedAt,
      ...(entry.tags.length > 0 && { tags: entry.tags }),
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

/**
 * The feeds of what has changed in the library, an Atom and a JSON feed for each language.
 * @param build the site's address without a slash at its end, and the languages that this build writes
 */
export function feedFiles(
  sources: FeedSources,
  { siteUrl, locales }: { readonly siteUrl: string; readonly locales: readonly Locale[] },
): readonly TextFile[] {
  return locales.flatMap((locale) => {
    const { discovery, common } = sources.strings[locale];
    const feed: Feed = {
      title: discovery['feed-title'],
      subtitle: discovery['feed-subtitle'],
      site: common['site-name'],
      siteUrl,
      locale,
      entries: entriesOf(sources, siteUrl, locale),
    };
    return [
      { address: machineFile('atomFeed', locale), text: atom(feed) },
      { address: machineFile('jsonFeed', locale), text: json(feed) },
    ];
  });
}
