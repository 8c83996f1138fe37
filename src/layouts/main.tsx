import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { sizes } from '../theme/theme';

const skipLinkStyle = {
  position: 'absolute',
  left: 3,
  top: -80,
  zIndex: 'skipLink',
  padding: '10px 18px',
  borderRadius: 'round',
  backgroundColor: 'primary',
  color: 'onPrimary',
  '&:focus': { top: 2 },
} satisfies ThemeUIStyleObject;

/** The first link of a page for keyboards: past the header. */
export function SkipLink() {
  const t = useStrings('common');
  return (
    <a href="#main" sx={skipLinkStyle}>
      {t('skip')}
    </a>
  );
}

const mainStyle = {
  display: 'grid',
  gridTemplateColumns: `[full-start] minmax(16px, 1fr) [content-start] minmax(0, ${String(sizes.content)}px) [content-end] minmax(16px, 1fr) [full-end]`,
  alignContent: 'start',
  containerName: 'page',
  containerType: 'inline-size',
  outline: 'none',
  // Without specificity, so that a view's own rule wins wherever its style stands.
  ':where(&) > *': { gridColumn: 'content', minWidth: 0 },
} satisfies ThemeUIStyleObject;

/**
 * The place of a page's view. Views measure themselves against it (`@container page`), not the window.
 * What a view returns stands in the column of the content; `gridColumn: 'full'` bleeds to the edges.
 */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} sx={mainStyle}>
      {children}
    </main>
  );
}
