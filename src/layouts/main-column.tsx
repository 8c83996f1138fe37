import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';
import { gutter, sizes } from '../theme/theme';

const skipLinkStyle = {
  position: 'absolute',
  left: 3,
  top: '-8rem',
  zIndex: 'skipLink',
  padding: '10px 18px',
  borderRadius: 'round',
  backgroundColor: 'primary',
  color: 'onPrimary',
  '&:focus': { top: 2 },
} satisfies ThemeUIStyleObject;

/** Skip link: the first thing that Tab reaches, past the header. */
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
  gridTemplateColumns: `[full-start] minmax(${gutter}, 1fr) [content-start] minmax(0, ${sizes.content}) [content-end] minmax(${gutter}, 1fr) [full-end]`,
  alignContent: 'start',
  containerName: 'page',
  containerType: 'inline-size',
  // `:where` has no specificity, so a view's own rule wins whatever the order of the styles.
  ':where(&) > *': { gridColumn: 'content', minWidth: 0 },
} satisfies ThemeUIStyleObject;

/**
 * The `<main>` around a page's view, and the container that `@container page` rules of views refer to.
 * Children of a view are placed in the content column; `gridColumn: 'full'` makes one span the full width.
 */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} sx={mainStyle}>
      {children}
    </main>
  );
}
