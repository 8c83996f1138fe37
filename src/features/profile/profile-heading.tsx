import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { medium, wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { LowHeroBand } from '../../ui/low-hero-band';
import type { UserInfo } from '../../api-client/session/user-info';
import type { Locale } from '../../config/locales';
import type { WireUser } from '../../contract';
import { nicknameIn } from '../../contract/default-nickname';
import { isLongTitle } from '../../ui/page-name-style';

const titleStyle = {
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.25,
  [medium]: { fontSize: 6 },
  [wide]: { maxWidth: '58%', minWidth: 480, fontSize: 7 },
} satisfies ThemeUIStyleObject;

const longTitleStyle = {
  ...titleStyle,
  fontSize: 3,
  [medium]: { fontSize: 4 },
  [wide]: { maxWidth: '58%', minWidth: 480, fontSize: 5 },
} satisfies ThemeUIStyleObject;

/** The one h1 of a page of the profile. A name may be 60 characters without a space, or run from right to left. */
export function ProfileTitle({ text }: { text: string }) {
  const isLong = isLongTitle(text);
  return (
    <h1 sx={isLong ? longTitleStyle : titleStyle}>
      <bdi>{text}</bdi>
    </h1>
  );
}

/** The user that a profile page is about, as far as known. */
export interface Person {
  readonly nickname: string;
  readonly avatar: string | undefined;
}

/** Makes a person from the stored session, or from the answer of the API. */
export function toPerson(
  user: Pick<UserInfo | WireUser, 'web_user_id' | 'nickname' | 'avatar'> | undefined,
  locale: Locale,
): Person {
  return { nickname: user ? nicknameIn(user, locale) : '', avatar: user?.avatar };
}

interface Props {
  avatar: ReactNode;
  /** Above the title, such as breadcrumbs. */
  above?: ReactNode;
  title: ReactNode;
  /** Beneath the title. */
  lead?: ReactNode;
}

/** The size of an avatar in the heading. */
export const headingAvatar = {
  boxShadow: `4px 4px 0 ${colors.primary}`,
  fontSize: 'min(2.5rem, 14vw)',
  [medium]: { fontSize: '3rem' },
  [wide]: { fontSize: '4rem' },
} satisfies ThemeUIStyleObject;

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 112,
  [medium]: { gap: 5 },
  [wide]: { gap: 6, minHeight: 152 },
} satisfies ThemeUIStyleObject;

const textStyle = { display: 'grid', gap: 2, minWidth: 0 } satisfies ThemeUIStyleObject;

const aboveStyle = { color: 'nightMuted', fontSize: 1 } satisfies ThemeUIStyleObject;

const leadStyle = {
  color: 'nightMuted',
  fontSize: 1,
  lineHeight: 1.5,
  [medium]: { fontSize: 2 },
  [wide]: { fontSize: 3 },
} satisfies ThemeUIStyleObject;

/** The heading of every profile page, on a dark ground, low and as high with a login as without one. */
export function ProfileHeading({ avatar, above, title, lead }: Props) {
  return (
    <LowHeroBand art="door">
      <header sx={headerStyle}>
        {avatar}
        <div sx={textStyle}>
          <div sx={aboveStyle}>{above}</div>
          {title}
          <div sx={leadStyle}>{lead}</div>
        </div>
      </header>
    </LowHeroBand>
  );
}
