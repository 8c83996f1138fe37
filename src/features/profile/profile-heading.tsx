import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../../theme/theme';
import { colors } from '../../theme/tokens';
import { DarkHeroBand } from '../../ui/dark-hero-band';
import type { UserInfo } from '../../api-client/session/user-info';
import type { WireUser } from '../../contract';

/** Who a page of the profile is about, as far as it is known. */
export interface Person {
  /** Empty when there is none. */
  readonly nickname: string;
  readonly avatar: string | undefined;
}

/** What login said of somebody, until the API has said it anew. */
export function toPerson({ nickname = '', avatar }: Partial<UserInfo | WireUser>): Person {
  return {
    nickname: nickname.trim(),
    avatar,
  };
}

interface Props {
  avatar: ReactNode;
  /** Above the title: where one is. */
  above?: ReactNode;
  title: ReactNode;
  /** Beneath the title. */
  lead?: ReactNode;
}

/** How large an avatar in the heading is, as a style of it. */
export const headingAvatar = {
  boxShadow: `4px 4px 0 ${colors.primary}`,
  fontSize: 40,
  [medium]: { fontSize: 48 },
  [wide]: { fontSize: 64 },
} satisfies ThemeUIStyleObject;

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 160,
  [medium]: { gap: 5 },
  [wide]: { gap: 6, minHeight: 152 },
} satisfies ThemeUIStyleObject;

const textStyle = { display: 'grid', gap: 2, minWidth: 0 } satisfies ThemeUIStyleObject;

const aboveStyle = { color: 'nightMuted', fontSize: 1 } satisfies ThemeUIStyleObject;

const leadStyle = {
  color: 'nightMuted',
  lineHeight: 1.5,
  [wide]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** The head of every page of the profile, as high for a visitor as for a member: whose page it is, at dusk. */
export function ProfileHeading({ avatar, above, title, lead }: Props) {
  return (
    <DarkHeroBand>
      <header sx={headerStyle}>
        {avatar}
        <div sx={textStyle}>
          <div sx={aboveStyle}>{above}</div>
          {title}
          <div sx={leadStyle}>{lead}</div>
        </div>
      </header>
    </DarkHeroBand>
  );
}
