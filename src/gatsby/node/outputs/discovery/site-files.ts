import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { href, type RouteName } from '../../../../routes';
import { machineFile } from '../../../../routes/machine-files';
import type { DiscoveryStrings } from '../../sources/discovery-strings';
import { SITEMAP } from './sitemap';
import { webManifest } from './web-manifest';

/** A file of the site that is neither a page nor a picture. */
export interface TextFile {
  /** Address on the site. */
  readonly address: string;
  readonly text: string;
}

/**
 * Search engines may read everything (RFC 9309); what is not to be listed says so itself, which they must read to know.
 */
function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP}\n`;
}

/** The parts of the site that are told to language models, and whose title and description they have. */
const PARTS = [
  ['library', 'library'],
  ['partners', 'partner'],
  ['activity', 'activity'],
] as const satisfies readonly (readonly [RouteName, keyof DiscoveryStrings[Locale]])[];

/** A text of Markdown's own signs means nothing else. */
function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&');
}

/** Describes the site and its parts to language models (https://llmstxt.org). */
function llms(strings: DiscoveryStrings, siteUrl: string): string {
  const link = (title: string, address: string, description = '') =>
    `- [${plain(title)}](${siteUrl}${address})${description === '' ? '' : `: ${plain(description)}`}\n`;
  const sections = LOCALES.map((locale) => {
    const { discovery } = strings[locale];
    const parts = PARTS.map(([route, name]) => {
      const { title, description } = strings[locale][name];
      return link(title, href(route, {}, { locale, variant: 'pc' }), description);
    });
    const files = [
      link(discovery['feed-title'], machineFile('jsonFeed', locale), discovery['feed-subtitle']),
      link(discovery.sitemap, SITEMAP),
    ];
    return `## ${localeFacts[locale].name}\n\n${discovery.summary}\n\n${parts.join('')}\n### ${discovery['machine-files']}\n\n${files.join('')}`;
  });
  const names = LOCALES.map((locale) => localeFacts[locale].siteName);
  return `# ${names.join(' · ')}\n\n> ${strings.en.discovery.summary}\n\n${sections.join('\n')}`;
}

/**
 * The files that tell machines of the site as a whole: `robots.txt` and `llms.txt`, which are the same in every build
 * of a release, and the web manifest of each language.
 * @param build the site's address without a slash at its end, and the languages that this build writes
 */
export function siteFiles(
  strings: DiscoveryStrings,
  { siteUrl, locales }: { readonly siteUrl: string; readonly locales: readonly Locale[] },
): readonly TextFile[] {
  return [
    { address: '/robots.txt', text: robots(siteUrl) },
    { address: '/llms.txt', text: llms(strings, siteUrl) },
    ...locales.map((locale) => ({
      address: machineFile('webManifest', locale),
      text: webManifest(strings, locale),
    })),
  ];
}
