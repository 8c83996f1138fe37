import { Link } from 'gatsby';
import { LOCALES, localeFacts } from '../../i18n/locales';
import { usePlace } from '../../i18n/place';
import { useStrings } from '../../i18n/use-strings';
import { withLocale } from '../../routes';
import { rememberLanguage } from './remember-language';

interface Props {
  pathname: string;
  /** Query and fragment, as far as they are known. */
  suffix: string;
}

/** The same page in the other languages: variant, query and fragment stay. */
export const LanguageSwitcher = ({ pathname, suffix }: Props) => {
  const t = useStrings('common');
  const { locale: current } = usePlace();
  return (
    <nav aria-label={t('language')}>
      <ul sx={{ display: 'flex', gap: 1, padding: 0, listStyle: 'none', fontSize: 1 }}>
        {LOCALES.map((locale) => {
          const { tag, name } = localeFacts[locale];
          return (
            <li key={locale}>
              <Link
                to={withLocale(pathname, locale) + suffix}
                lang={tag}
                hrefLang={tag}
                aria-current={locale === current ? 'true' : undefined}
                onClick={() => {
                  rememberLanguage(locale);
                }}
                sx={{
                  display: 'inline-block',
                  padding: '6px 10px',
                  borderRadius: 'round',
                  color: 'muted',
                  textDecoration: 'none',
                  whiteSpace: 'nowrap',
                  '&:hover': { color: 'text', background: 'var(--yb-raised)' },
                  '&[aria-current]': { color: 'primary', fontWeight: 'bold' },
                }}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
