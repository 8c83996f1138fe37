import { browserEnv } from '../config/browser-env';
import { MOBILE_MAX_WIDTH_PX } from '../config/breakpoints-and-sizes';
import { localeFacts } from '../config/locales';
import { pageLinks, routes, type Route } from '../routes';
import { isListed } from '../routes/table';
import type { PageContext } from '../routes/page-context';

interface Props {
  context: PageContext;
  /** The page's title; the name of the site is appended. */
  title: string;
  /** Leaves out the name of the site. */
  bareTitle?: boolean;
  description: string;
}

/** True for a page with one address; a shell and the not-found page serve many. */
function hasOwnAddress({ made, localized }: Route): boolean {
  return made === 'prebuilt' && localized;
}

/** Canonical link, link to the twin in the other variant, and links to the other languages. */
function AddressLinks({ context }: { context: PageContext }) {
  const { language, variant, route, params } = context;
  const links = pageLinks(route, params, { locale: language, variant }, browserEnv.siteUrl);
  return (
    <>
      <meta property="og:url" content={links.canonical} />
      <link rel="canonical" href={links.canonical} />
      {links.mobile !== undefined && (
        <link
          rel="alternate"
          media={`only screen and (max-width: ${MOBILE_MAX_WIDTH_PX}px)`}
          href={links.mobile}
        />
      )}
      {links.languages.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}

/**
 * The `<head>` of every page: title, description, canonical and alternate links. What only machines read is put there by
 * `src/gatsby/ssr/discovery-head.tsx`, without code in the browser.
 */
export function PageHead({ context, bareTitle = false, ...own }: Props) {
  const { language, route, params, head } = context;
  const { title, description } = { ...own, ...head };
  return (
    <>
      <html lang={localeFacts[language].tag} />
      <title>{bareTitle ? title : `${title} | ${localeFacts[language].siteName}`}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={localeFacts[language].openGraph} />
      {!isListed(route, params) && <meta name="robots" content="noindex" />}
      {hasOwnAddress(routes[route]) && <AddressLinks context={context} />}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
