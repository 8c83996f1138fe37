import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import type { RouteName } from '../../routes';
import { wide } from '../../theme/theme';
import { Section } from '../../ui/section';

/** One row that is scrolled sideways; its ring and shadows have room. */
export const stripStyle = {
  display: 'flex',
  gap: 4,
  margin: '-6px',
  padding: '6px',
  paddingBottom: 3,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '6px',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '& > *': { flex: 'none', scrollSnapAlign: 'start' },
  [wide]: { gap: 5 },
} satisfies ThemeUIStyleObject;

const asideStyle = { color: 'primary', fontSize: 1 } satisfies ThemeUIStyleObject;

const inviteStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

interface Props {
  id: string;
  title: string;
  /** The page behind the strip, and its link's words. */
  to: RouteName & ('partners' | 'shelf');
  more: string;
  /** Words instead of the row while there is nothing in it. */
  invite: string | undefined;
  children: ReactNode;
}

/** A titled row of the profile. */
export function Strip({ id, title, to, more, invite, children }: Props) {
  return (
    <Section
      id={id}
      title={title}
      aside={
        <LocalLink to={to} sx={asideStyle}>
          {more}
        </LocalLink>
      }
    >
      {invite === undefined ? children : <p sx={inviteStyle}>{invite}</p>}
    </Section>
  );
}
