import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../api-client/session/user-info';
import { Avatar } from '../features/profile/avatar';
import { useIdle } from '../platform/use-idle';
import { useLazy } from '../platform/use-lazy';
import { visuallyHidden } from '../ui/visually-hidden';

function load() {
  return import('./unread-badge.lazy');
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
  const { code: badge } = useLazy(load, { when: useIdle() });
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
