import type { ThemeUIStyleObject } from 'theme-ui';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { LocalLink } from '../../links/local-link';
import { LOCALES, localeFacts } from '../../config/locales';
import { PlaceProvider } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { placePath } from '../../routes';
import { NotFoundLayout } from './not-found-layout';
import { NotFoundView } from './not-found-view';

const textStyle = { marginBottom: 3 } satisfies ThemeUIStyleObject;

const homeLinkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

/** The text for visitors without a script; the page cannot know their language. */
function TextWithoutScript({ lang }: { lang: string }) {
  const t = useStrings('not-found');
  const common = useStrings('common');
  return (
    <p lang={lang} sx={textStyle}>
      <strong>{t('title')}</strong>
      <br />
      {t('text')}
      <br />
      <LocalLink to="home" sx={homeLinkStyle}>
        {common('back-home')}
      </LocalLink>
    </p>
  );
}

/**
 * The one not-found page of all languages and both variants. The build renders the number alone; the text follows
 * after hydration, in the language of the address.
 */
export function NotFoundPageView({ pathname }: { pathname: string }) {
  if (!useHydrated()) {
    return (
      <NotFoundLayout>
        <noscript>
          {LOCALES.map((locale) => (
            <PlaceProvider key={locale} place={{ locale, variant: 'pc' }}>
              <TextWithoutScript lang={localeFacts[locale].tag} />
            </PlaceProvider>
          ))}
        </noscript>
      </NotFoundLayout>
    );
  }
  // The frame updates its place one render later; the text must be in the right language from the first.
  const { locale, variant } = placePath(pathname);
  return (
    <PlaceProvider place={{ locale, variant }}>
      <NotFoundView pathname={pathname} />
    </PlaceProvider>
  );
}
