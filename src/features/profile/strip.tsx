import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { wide } from '../../theme/theme';
import { quietButtonStyle, smallButton } from '../../ui/button-style';
import { Invitation } from '../../ui/invitation';
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

const actionStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

interface Props {
  id: string;
  title: string;
  /** Words of the link to all partners. */
  more: string;
  /** Words and picture instead of the row while there is nothing in it, and those of the link. */
  invite: { art: 'chat' | 'soon'; text: string; action: string } | undefined;
  children: ReactNode;
}

/** A titled row of the profile, with one way to more of it. */
export function Strip({ id, title, more, invite, children }: Props) {
  const aside = invite === undefined && (
    <LocalLink to="partners" sx={asideStyle}>
      {more}
    </LocalLink>
  );
  return (
    <Section id={id} title={title} aside={aside}>
      {invite === undefined ? (
        children
      ) : (
        <Invitation art={invite.art} text={invite.text}>
          <LocalLink to="partners" sx={actionStyle}>
            {invite.action}
          </LocalLink>
        </Invitation>
      )}
    </Section>
  );
}
