import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { href, type RouteName } from '../../../../routes';
import { machineFile } from '../../../../routes/machine-files';
import type { DiscoveryStrings } from '../../sources/discovery-strings';
import { SITEMAP } from './sitemap';

/** A file of the site that is neither a page nor a picture. */
export interface TextFile {
  /** Address on the site. */
  readonly address: string;
  readonly text: string;
}

/** The colour of the page and that of the logo's ground, in daylight. */
const PAGE_COLOR = '#f8f4ed';
const LOGO_COLOR = '#5646d6';

/**
 * Search engines may read everything (RFC 9309); what is not to be listed says so itself, which they must read to know.
 */
function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${SITEMAP}\n`;
}

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  const sizes = `${String(size)}x${String(size)}`;
  return { src: `/icons/${name}.png`, sizes, type: 'image/png', purpose };
}

/** Writes what a device needs to know to put the site on its home screen (https://www.w3.org/TR/appmanifest/). */
function webManifest(strings: DiscoveryStrings, locale: Locale): string {
  const { common, home, library, partner } = strings[locale];
  const address = (route: 'home' | 'library' | 'partners') =>
    href(route, {}, { locale, variant: 'pc' });
  const manifest = {
    id: address('home'),
    name: home.title,
    short_name: common['site-name'],
    description: home.description,
    lang: localeFacts[locale].tag,
    start_url: address('home'),
    scope: '/',
    display: 'minimal-ui',
    background_color: PAGE_COLOR,
    theme_color: LOGO_COLOR,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
    shortcuts: [
      { name: library.title, url: address('library') },
      { name: partner.title, url: address('partners') },
    ],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
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
