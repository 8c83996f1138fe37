import { MOBILE_HEADER_PX, MOBILE_MAX_WIDTH_PX } from '../config/constants';
import { LanguageSwitcher } from '../features/language/language-switcher';
import { LocalLink } from '../i18n/local-link';
import { useStrings } from '../i18n/use-strings';
import { Logo } from '../ui/logo';
import type { FrameProps } from './frame-props';
import { activeNavItem, navItems } from './nav-items';
import { useSuffix } from './use-suffix';

/**
 * The header of the mobile layout (specification, section 2.8): fixed, with a spacer of its height
 * beneath. The menu is a disclosure that needs no script; it closes when the page changes.
 */
export const MHeader = ({ location }: Pick<FrameProps, 'location'>) => {
  const t = useStrings('common');
  const active = activeNavItem(location.pathname);
  const suffix = useSuffix(location);
  return (
    <>
      <header
        sx={{
          position: 'fixed',
          top: 0,
          left: 0,
          right: 0,
          zIndex: 10,
          background: 'var(--yb-page)',
          borderBottom: '1px solid',
          borderColor: 'line',
        }}
      >
        <div
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            maxWidth: MOBILE_MAX_WIDTH_PX,
            height: MOBILE_HEADER_PX - 1,
            margin: '0 auto',
            paddingX: 3,
          }}
        >
          <LocalLink
            to="home"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              minHeight: MOBILE_HEADER_PX - 1,
              fontWeight: 'bold',
              textDecoration: 'none',
            }}
          >
            <Logo size={28} />
            {t('site-name')}
          </LocalLink>
          <details key={location.pathname}>
            <summary
              sx={{
                display: 'flex',
                alignItems: 'center',
                height: MOBILE_HEADER_PX - 1,
                paddingX: 2,
                cursor: 'pointer',
                listStyle: 'none',
                color: 'primary',
                fontWeight: 'medium',
                '&::-webkit-details-marker': { display: 'none' },
              }}
            >
              {t('menu')}
            </summary>
            <div
              sx={{
                position: 'absolute',
                left: 0,
                right: 0,
                top: MOBILE_HEADER_PX,
                maxWidth: MOBILE_MAX_WIDTH_PX,
                maxHeight: `calc(100vh - ${String(MOBILE_HEADER_PX)}px)`,
                overflowY: 'auto',
                margin: '0 auto',
                padding: 3,
                background: 'var(--yb-surface)',
                boxShadow: 'raised',
                borderBottomLeftRadius: 'large',
                borderBottomRightRadius: 'large',
              }}
            >
              <nav aria-label={t('nav')}>
                <ul sx={{ padding: 0, listStyle: 'none' }}>
                  {navItems.map(({ id, name }) => (
                    <li key={id}>
                      <LocalLink
                        to={id}
                        current={id === active}
                        sx={{
                          display: 'flex',
                          alignItems: 'center',
                          minHeight: 48,
                          paddingX: 3,
                          borderRadius: 'medium',
                          textDecoration: 'none',
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
              <div
                sx={{ marginTop: 3, paddingTop: 3, borderTop: '1px solid', borderColor: 'line' }}
              >
                <LanguageSwitcher pathname={location.pathname} suffix={suffix} />
              </div>
            </div>
          </details>
        </div>
      </header>
      <div sx={{ height: MOBILE_HEADER_PX }} />
    </>
  );
};
