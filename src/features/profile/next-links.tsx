import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';

const ways = ['partners', 'library'] as const;

const navStyle = { display: 'grid', gap: 4 } satisfies ThemeUIStyleObject;

const wayStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  padding: 4,
} satisfies ThemeUIStyleObject;

const textStyle = { flexGrow: 1, minWidth: 0 } satisfies ThemeUIStyleObject;

const linkStyle = { ...cardLink, fontSize: 3, fontWeight: 'bold' } satisfies ThemeUIStyleObject;

const hintStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const markStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

/** The ways from the profile to the rest of the site. */
export function NextLinks() {
  const t = useStrings('profile');
  return (
    <nav aria-label={t('ways-on')} sx={navStyle}>
      {ways.map((to) => (
        <div key={to} sx={wayStyle}>
          <div sx={textStyle}>
            <LocalLink to={to} sx={linkStyle}>
              {t(`way-${to}`)}
            </LocalLink>
            <p sx={hintStyle}>{t(`way-${to}-text`)}</p>
          </div>
          <ChevronRightIcon sx={markStyle} />
        </div>
      ))}
    </nav>
  );
}
