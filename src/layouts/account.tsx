import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../api-client/session/user-info';
import { Avatar } from '../features/profile/avatar';
import { useIdle } from '../ui/use-idle';
import { useLoaded } from '../ui/use-loaded';
import { visuallyHidden } from '../ui/visually-hidden';

function loadBadge() {
  return import('./unread-badge');
}

const nameStyle = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

interface Props {
  user: UserInfo;
  /** There is no room for the name. */
  low: boolean;
}

const avatarPlaceStyle = {
  position: 'relative',
  flex: 'none',
  display: 'grid',
} satisfies ThemeUIStyleObject;

const avatarStyle = { fontSize: '16px' } satisfies ThemeUIStyleObject;

const lowAvatarStyle = { fontSize: '15px' } satisfies ThemeUIStyleObject;

/** Whoever is logged in, by name and picture, and how much is unread. */
export function Account({ user: { nickname = '', avatar }, low }: Props) {
  const badge = useLoaded(loadBadge, useIdle());
  return (
    <>
      <bdi sx={low ? visuallyHidden : nameStyle}>{nickname}</bdi>
      <span sx={avatarPlaceStyle}>
        <Avatar nickname={nickname} picture={avatar} sx={low ? lowAvatarStyle : avatarStyle} />
        {badge && <badge.UnreadBadge />}
      </span>
    </>
  );
}
