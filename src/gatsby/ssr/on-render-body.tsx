import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { minify_sync } from 'terser';
import {
  crowdedWindow,
  MOBILE_MAX_WIDTH_PX,
  PC_MIN_WIDTH_PX,
} from '../../config/breakpoints-and-sizes';
import { browserEnv } from '../../config/browser-env';
import { LOCALE_COOKIE } from '../../config/constants';
import { VISIT_PARAMETERS } from '../../config/storage-keys';
import { DEFAULT_LOCALE, LOCALES, localeFacts } from '../../config/locales';
import { carryQuery, hasTwin, href, ownParameter, placePath } from '../../routes';
import { discoveryHead } from './discovery-head';
import { awaitNamedScreen, firstPaintTarget } from './first-paint-target';
import { keptDensity } from './kept-density';
import { keptMember } from './kept-member';
import { redirectInHead, type HeadRedirectFacts } from './head-redirect';
import { toPageSource, type PageSource } from './page-source';
import { resolveEntryUrl } from './resolve-entry-url';
import { smallPictures } from './small-pictures';

const atHome = { locale: DEFAULT_LOCALE, variant: 'pc' } as const;

/** Pages of the pc layout; those without a twin fit any width. */
function isPcOnly(pathname: string): boolean {
  return hasTwin(pathname) && placePath(pathname).variant === 'pc';
}

function redirectFacts(pathname: string): HeadRedirectFacts {
  return {
    prefixes: Object.fromEntries(
      LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [
        `${LOCALE_COOKIE}=${locale}`,
        localeFacts[locale].prefix,
      ]),
    ),
    hasTwin: hasTwin(pathname),
    mobileOnly: placePath(href('removeAccount', { id: '' }, atHome)).rest,
    choice: 'variant',
    narrow: `(max-width: ${String(MOBILE_MAX_WIDTH_PX)}px)`,
    carried: VISIT_PARAMETERS,
    visit: 'visit',
    consent: browserEnv.consentMode !== 'off' ? 'analyticsConsent' : '',
    crowded: crowdedWindow,
    leastWidth: isPcOnly(pathname) ? `width=${String(PC_MIN_WIDTH_PX)}` : '',
    owns: ownParameter(pathname),
  };
}

const headScripts = new Map<string, string>();

/** The script that settles an address, as short as it gets: worked out once for all pages with the same facts. */
function headScript(pathname: string): string {
  const facts = redirectFacts(pathname);
  const key = JSON.stringify(facts);
  let script = headScripts.get(key);
  if (script === undefined) {
    const given = [key, resolveEntryUrl, carryQuery].map(String).join(',');
    ({ code: script = '' } = minify_sync(`(${String(redirectInHead)})(${given})`, {
      ecma: 2015,
      compress: { passes: 3, unsafe_arrows: true },
      // The names of the facts are known to these three functions alone.
      mangle: { properties: { regex: new RegExp(`^(?:${Object.keys(facts).join('|')})$`) } },
    }));
    headScripts.set(key, script);
  }
  return script;
}

/** The page that is being rendered. While developing Gatsby renders none, and hands in nothing to load one with. */
function renderedPage(
  pathname: string,
  load?: RenderBodyArgs['loadPageDataSync'],
): PageSource | undefined {
  return load && toPageSource(pathname, load(pathname).result, browserEnv.siteUrl);
}

/**
 * Puts into the head of every page the script that settles its address before anything is drawn, and the link that
 * puts the first paint off until the first screen is there: on a slow line or machine nothing jumps while it comes. What
 * is for machines alone follows.
 */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
}) => {
  const awaited = `#${firstPaintTarget(pathname)}`;
  const more = [
    awaitNamedScreen(pathname),
    keptDensity(pathname),
    keptMember(pathname),
    smallPictures(pathname),
  ];
  const page = renderedPage(pathname, loadPageDataSync);
  setHeadComponents([
    <script key="head-redirect" dangerouslySetInnerHTML={{ __html: headScript(pathname) }} />,
    <link key="first-screen" rel="expect" href={awaited} blocking="render" />,
    ...more.flatMap((script) =>
      script === undefined
        ? []
        : [<script key={script} dangerouslySetInnerHTML={{ __html: script }} />],
    ),
    ...(page ? discoveryHead(pathname, page) : []),
  ]);
};
