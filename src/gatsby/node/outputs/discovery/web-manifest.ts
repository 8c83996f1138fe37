import { localeFacts, type Locale } from '../../../../config/locales';
import { href } from '../../../../routes';
import type { DiscoveryStrings } from '../../sources/discovery-strings';

/** The colour of the page and that of the logo's ground, in daylight. */
const PAGE_COLOR = '#f8f4ed';
const LOGO_COLOR = '#5646d6';

/** Width and height of the pictures of the site in `static/screenshots`, which `npm run screenshots -- --manifest` draws. */
export const MANIFEST_SHOTS = {
  pc: { width: 1280, height: 800 },
  m: { width: 585, height: 1266 },
} as const;

function icon(name: string, size: number, purpose: 'any' | 'maskable') {
  const sizes = `${String(size)}x${String(size)}`;
  return { src: `/icons/${name}.png`, sizes, type: 'image/png', purpose };
}

/** Describes a picture that a browser shows when it asks whether the site is to be installed. */
function screenshot(locale: Locale, variant: keyof typeof MANIFEST_SHOTS, label: string) {
  const { width, height } = MANIFEST_SHOTS[variant];
  return {
    src: `/screenshots/${locale}-${variant}.webp`,
    sizes: `${String(width)}x${String(height)}`,
    type: 'image/webp',
    form_factor: variant === 'pc' ? 'wide' : 'narrow',
    label,
  };
}

type Shown = 'home' | 'shelf' | 'library' | 'search' | 'partners';

/** Writes what a device needs to know to put the site on its home screen (https://www.w3.org/TR/appmanifest/). */
export function webManifest(strings: DiscoveryStrings, locale: Locale): string {
  const { common, home, library, partner, search, 'library-pages': pages } = strings[locale];
  const address = (route: Shown) => href(route, {}, { locale, variant: 'pc' });
  const shortcut = (name: string, route: Shown) => ({
    name,
    url: address(route),
    icons: [icon('icon-192', 192, 'any')],
  });
  const manifest = {
    id: address('home'),
    name: home.title,
    short_name: common['site-name'],
    description: home.description,
    lang: localeFacts[locale].tag,
    dir: 'ltr',
    categories: ['games', 'entertainment'],
    start_url: address('home'),
    // Whole, so that who changes the language stays in the window.
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
    screenshots: [screenshot(locale, 'pc', home.title), screenshot(locale, 'm', library.title)],
    shortcuts: [
      shortcut(pages['shelf-title'], 'shelf'),
      shortcut(library.title, 'library'),
      shortcut(search.title, 'search'),
      shortcut(partner.title, 'partners'),
    ],
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
