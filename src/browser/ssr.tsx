import type { GatsbySSR } from 'gatsby';
import { isValidElement, type ReactNode } from 'react';
import { LOCALE_COOKIE } from '../config/constants';
import { DEFAULT_LOCALE, LOCALES } from '../i18n/locales';
import { href, matchRoute } from '../routes';
import { followLanguage, type FollowLanguageFacts } from './follow-language';

/** The script of a function that is called with facts at once. JSON in a script must not close it. */
const inlineCall = <F,>(call: (facts: F) => void, facts: F): string =>
  `(${call.toString()})(${JSON.stringify(facts).replace(/</g, '\\u003c')})`;

const languageFacts = (variant: 'pc' | 'm'): FollowLanguageFacts => ({
  cookie: LOCALE_COOKIE,
  addresses: Object.fromEntries(
    LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => [
      locale,
      href('home', {}, { locale, variant }),
    ]),
  ),
});

/** Puts into the head of the two bare home pages the script that follows the remembered language. */
export const onRenderBody: NonNullable<GatsbySSR['onRenderBody']> = ({
  pathname,
  setHeadComponents,
}) => {
  const match = matchRoute(pathname);
  if (match?.name !== 'home' || match.locale !== DEFAULT_LOCALE) return;
  const script = inlineCall(followLanguage, languageFacts(match.variant));
  setHeadComponents([<script key="language" dangerouslySetInnerHTML={{ __html: script }} />]);
};

const keyOf = (component: ReactNode): string =>
  isValidElement(component) ? String(component.key) : '';

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
