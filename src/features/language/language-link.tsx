import { Link, navigate } from 'gatsby';
import { localeFacts, type Locale } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { withLocale } from '../../routes';
import { rememberLanguage } from './remember-language';

interface Props {
  locale: Locale;
  pathname: string;
  /** Query and fragment, as far as they are known. */
  suffix: string;
  className?: string;
}

/** A link to the page in another language; a click remembers the choice. */
export function LanguageLink({ locale, pathname, suffix, className }: Props) {
  const { locale: current } = usePlace();
  const { tag, name } = localeFacts[locale];
  return (
    <Link
      to={withLocale(pathname, locale) + suffix}
      lang={tag}
      hrefLang={tag}
      aria-current={locale === current ? 'true' : undefined}
      onClick={(event) => {
        rememberLanguage(locale);
        const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
        if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        // The home page changes the fragment without the router, so `suffix` may be out of date.
        const { search, hash } = window.location;
        navigate(withLocale(pathname, locale) + search + hash, {
          replace: locale === current,
        });
      }}
      className={className}
    >
      {name}
    </Link>
  );
}
