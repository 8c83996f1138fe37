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

/** The page in another language; who goes there is remembered to want it. */
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
        // The home page writes its screen into the address without the router, which gave the suffix.
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
