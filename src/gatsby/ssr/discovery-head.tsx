import type { ReactElement } from 'react';
import { localeFacts } from '../../config/locales';
import { hasTwin, type RouteName } from '../../routes';
import { machineFile } from '../../routes/machine-files';
import { pageOgImage } from './og-image';
import { addressAt, type PageSource } from './page-source';
import { structuredData } from './structured-data';

/** Writes data as JSON that cannot close the script element around it. */
function asScript(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}

/**
 * Makes the metas that Baidu asks of a page: which devices it is for, where its mobile twin is, and to be sent on as it
 * is, not as a version of Baidu's own.
 */
function baiduMetas(pathname: string, { locale, variant, siteUrl }: PageSource): ReactElement[] {
  const isPc = variant === 'pc';
  const mobile = hasTwin(pathname) && siteUrl + addressAt(pathname, { locale, variant: 'm' });
  const device = mobile === false ? 'pc,mobile' : isPc ? 'pc' : 'mobile';
  return [
    <meta key="applicable-device" name="applicable-device" content={device} />,
    ...(isPc && mobile !== false
      ? [<meta key="mobile-agent" name="mobile-agent" content={`format=html5;url=${mobile}`} />]
      : []),
    <meta key="no-transform" httpEquiv="Cache-Control" content="no-transform" />,
  ];
}

/** Pages that lead to the feed of what has changed. */
const WITH_FEED: readonly RouteName[] = ['home', 'library', 'changes'];

function feedLinks({ route, locale }: PageSource): ReactElement[] {
  if (!WITH_FEED.includes(route)) return [];
  return [
    <link
      key="feed"
      rel="alternate"
      type="application/atom+xml"
      href={machineFile('atomFeed', locale)}
    />,
    <link
      key="json-feed"
      rel="alternate"
      type="application/feed+json"
      href={machineFile('jsonFeed', locale)}
    />,
  ];
}

/**
 * Makes the part of a page's head that is for machines alone: link previews, structured data, Baidu's notes, feeds and
 * the web manifest. None of it is part of `Head`, whose code every visitor would load.
 */
export function discoveryHead(pathname: string, page: PageSource): ReactElement[] {
  const { locale } = page;
  const data = structuredData(page);
  return [
    <meta key="og-image" property="og:image" content={pageOgImage(page)} />,
    <meta key="og-site" property="og:site_name" content={localeFacts[locale].siteName} />,
    <meta key="twitter-card" name="twitter:card" content="summary_large_image" />,
    ...baiduMetas(pathname, page),
    <link key="manifest" rel="manifest" href={machineFile('webManifest', locale)} />,
    <link key="touch-icon" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    ...feedLinks(page),
    ...(data
      ? [
          <script
            key="structured-data"
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: asScript(data) }}
          />,
        ]
      : []),
  ];
}
