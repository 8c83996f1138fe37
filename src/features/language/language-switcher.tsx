import type { ThemeUIStyleObject } from 'theme-ui';
import { LOCALES } from '../../config/locales';
import { useStrings } from '../../i18n/use-strings';
import { LanguageLink } from './language-link';

interface Props {
  pathname: string;
  /** Query and fragment, as far as they are known. */
  suffix: string;
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  listStyle: 'none',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  paddingX: 3,
  borderRadius: 'round',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: 'raised' },
  '&[aria-current]': { color: 'primary', fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

/** The same page in the other languages: variant, query and fragment stay. */
export function LanguageSwitcher(page: Props) {
  const t = useStrings('common');
  return (
    <nav aria-label={t('language')}>
      <ul sx={listStyle}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <LanguageLink {...page} locale={locale} sx={linkStyle} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
