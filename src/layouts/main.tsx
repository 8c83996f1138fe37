import type { ReactNode } from 'react';
import { useStrings } from '../i18n/use-strings';

/** The first link of a page for keyboards: past the header. */
export const SkipLink = () => {
  const t = useStrings('common');
  return (
    <a
      href="#main"
      sx={{
        position: 'absolute',
        left: 3,
        top: -80,
        zIndex: 20,
        padding: '10px 18px',
        borderRadius: 'round',
        background: 'var(--yb-primary)',
        color: 'onPrimary',
        '&:focus': { top: 2 },
      }}
    >
      {t('skip')}
    </a>
  );
};

/** The place of a page's view. Views measure themselves against it (`@container page`), not the window. */
export const Main = ({ children }: { children: ReactNode }) => (
  <main
    id="main"
    tabIndex={-1}
    sx={{
      maxWidth: 'content',
      margin: '0 auto',
      containerName: 'page',
      containerType: 'inline-size',
      outline: 'none',
    }}
  >
    {children}
  </main>
);
