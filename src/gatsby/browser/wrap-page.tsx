import type { GatsbyBrowser } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../../config/locales';
import { stringsOf, type StringsData } from '../../i18n/head-strings';
import Layout from '../../layouts/layout';
import type { PageContext } from '../../routes/page-context';

interface PageStringsProps {
  strings: StringsData;
  locale: Locale;
  children: ReactNode;
}

/** Gives everything beneath the strings that the page has asked for, the same ones for as long as it is shown. */
function PageStrings({ strings, locale, children }: PageStringsProps) {
  const i18n = useMemo(() => stringsOf(strings, locale), [strings, locale]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

type Wrap = NonNullable<
  GatsbyBrowser<{ readonly locales: StringsData }, PageContext>['wrapPageElement']
>;

/** Puts a page into its frame, with its strings around both. Renders the same when the build writes the page. */
export const wrapPageElement: Wrap = ({ element, props: { data, pageContext, location } }) => (
  <PageStrings strings={data.locales} locale={pageContext.language}>
    <Layout pageContext={pageContext} location={location}>
      {element}
    </Layout>
  </PageStrings>
);
