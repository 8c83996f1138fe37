import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { coarsePointer } from '../theme/theme';

interface Props {
  title: string;
  id?: string;
  children: ReactNode;
}

const titleStyle = {
  marginBottom: 2,
  color: 'nightMuted',
  fontSize: 0,
} satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    paddingY: 1,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { color: 'amber', textDecoration: 'underline' },
    [coarsePointer]: { minHeight: 'touch' },
  },
  '& a[aria-current]': { fontWeight: 'bold' },
} satisfies ThemeUIStyleObject;

/** A titled list of links at the foot of a page; its children are list items. */
export function FooterList({ title, id, children }: Props) {
  return (
    <nav aria-label={title} id={id}>
      <p sx={titleStyle}>{title}</p>
      <ul sx={listStyle}>{children}</ul>
    </nav>
  );
}
