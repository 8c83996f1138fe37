import { LanguageSwitcher } from '../features/language/language-switcher';
import { LocalLink } from '../i18n/local-link';
import { useStrings } from '../i18n/use-strings';
import { Logo } from '../ui/logo';
import type { FrameProps } from './frame-props';
import { activeNavItem, navItems } from './nav-items';
import { useSuffix } from './use-suffix';

/** The header of the desktop layout (specification, section 2.7). */
export const PcHeader = ({ location }: Pick<FrameProps, 'location'>) => {
  const t = useStrings('common');
  const active = activeNavItem(location.pathname);
  const suffix = useSuffix(location);
  return (
    <header
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 10,
        background: 'color-mix(in srgb, var(--yb-page) 88%, transparent)',
        backdropFilter: 'blur(14px)',
        borderBottom: '1px solid',
        borderColor: 'line',
      }}
    >
      <div
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 6,
          height: 72,
          maxWidth: 'content',
          margin: '0 auto',
        }}
      >
        <LocalLink
          to="home"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            fontSize: 3,
            fontWeight: 'bold',
            textDecoration: 'none',
          }}
        >
          <Logo size={36} />
          {t('site-name')}
        </LocalLink>
        <nav aria-label={t('nav')} sx={{ flexGrow: 1 }}>
          <ul sx={{ display: 'flex', gap: 1, padding: 0, listStyle: 'none' }}>
            {navItems.map(({ id, name }) => (
              <li key={id}>
                <LocalLink
                  to={id}
                  current={id === active}
                  sx={{
                    display: 'block',
                    padding: '8px 14px',
                    borderRadius: 'round',
                    color: 'muted',
                    textDecoration: 'none',
                    transition: 'color 0.15s, background 0.15s',
                    '&:hover': { color: 'text', background: 'var(--yb-raised)' },
                    '&[aria-current]': {
                      color: 'primary',
                      fontWeight: 'bold',
                      background: 'var(--yb-primarySoft)',
                    },
                  }}
                >
                  {t(name)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitcher pathname={location.pathname} suffix={suffix} />
      </div>
    </header>
  );
};
