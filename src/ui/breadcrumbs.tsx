import { Children, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../i18n/use-strings';

const navStyle = { paddingTop: 4, fontSize: 1, color: 'muted' } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 3,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const crumbStyle = {
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  // Where the way takes two lines, the mark ends the first one.
  '&:not(:last-child)::after': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    marginInlineStart: 3,
    borderTop: '1.5px solid',
    borderRight: '1.5px solid',
    opacity: 0.6,
    transform: 'rotate(45deg)',
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    textDecoration: 'none',
    '&:hover': { color: 'text', textDecoration: 'underline' },
  },
} satisfies ThemeUIStyleObject;

/** The way from the library down to the page; its children are links. */
export function Breadcrumbs({ children }: { children: ReactNode }) {
  const t = useStrings('common');
  return (
    <nav aria-label={t('breadcrumbs')} sx={navStyle}>
      <ol sx={listStyle}>
        {Children.map(children, (child) => (
          <li sx={crumbStyle}>{child}</li>
        ))}
      </ol>
    </nav>
  );
}
