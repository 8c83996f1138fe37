import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { LOCALE_COOKIE, MOBILE_MAX_WIDTH_PX } from '../../config/constants';
import { VARIANT_KEY, VISIT_KEY, VISIT_PARAMETERS } from '../../config/storage-keys';
import { DEFAULT_LOCALE, LOCALES, localeFacts } from '../../config/locales';
import { carryQuery, hasTwin, href, placePath } from '../../routes';
import { redirectInHead, type HeadRedirectFacts } from './head-redirect';
import { resolveEntryUrl } from './resolve-entry-url';

/** What is written for people stays out of the page. Text of the functions holds neither sign otherwise. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/ .*\n/g, '');
}

/** JSON in a script must not close it. */
function asScript(facts: object): string {
  return JSON.stringify(facts).replace(/</g, '\\u003c');
}

const atHome = { locale: DEFAULT_LOCALE, variant: 'pc' } as const;

function entryFacts(twin: boolean): HeadRedirectFacts {
  return {
    prefixes: Object.fromEntries(
      LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [
        `${LOCALE_COOKIE}=${locale}`,
        localeFacts[locale].prefix,
      ]),
    ),
    hasTwin: twin,
    mobileOnly: placePath(href('removeAccount', { id: '' }, atHome)).rest,
    instead: href('profile', {}, atHome),
    choice: VARIANT_KEY,
    narrow: `(max-width: ${String(MOBILE_MAX_WIDTH_PX)}px)`,
    carried: VISIT_PARAMETERS,
    visit: VISIT_KEY,
  };
}

/** Puts into the head of every page the script that settles its address before anything is drawn. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  setHeadComponents,
}) => {
  const parts = [asScript(entryFacts(hasTwin(pathname))), resolveEntryUrl, carryQuery];
  const script = withoutComments(`(${String(redirectInHead)})(${parts.map(String).join(',')})`);
  setHeadComponents([<script key="enter" dangerouslySetInnerHTML={{ __html: script }} />]);
};

function keyOf(component: ReactNode): string {
  return isValidElement(component) ? String(component.key) : '';
}

/**
 * Takes off every page what it does not need. The inline script `script-loader` tells Gatsby the page's
 * path: it differs on every page, and with it Gatsby would rewrite the address of tags and of paths
 * without a slash. The styles and script of gatsby-plugin-image are for `GatsbyImage`, which pages do
 * without (see `Picture`).
 */
export const onPreRenderHTML: NonNullable<GatsbySSR['onPreRenderHTML']> = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    getHeadComponents().filter((component) => !keyOf(component).startsWith('gatsby-image-style')),
  );
  replacePostBodyComponents(
    getPostBodyComponents().filter((component) => keyOf(component) !== 'script-loader'),
  );
};
