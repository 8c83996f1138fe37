import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../api-client/session/user-info';
import { nicknameIn } from '../contract/default-nickname';
import { Avatar } from '../features/profile/avatar';
import { usePlace } from '../i18n/locale-context';
import { useIdle } from '../platform/loading/use-idle';
import { useLazy } from '../platform/loading/use-lazy';
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
  /** The mobile header has no room for the name, which is read out only. */
  compact: boolean;
}

const avatarPlaceStyle = {
  position: 'relative',
  flex: 'none',
  display: 'grid',
} satisfies ThemeUIStyleObject;

const avatarStyle = { fontSize: '1rem' } satisfies ThemeUIStyleObject;

const compactAvatarStyle = { fontSize: 'min(0.9375rem, 20px)' } satisfies ThemeUIStyleObject;

/** The name and avatar of the logged-in user, with a badge that counts unread messages. */
export function Account({ user, compact }: Props) {
  const { locale } = usePlace();
  const { avatar } = user;
  const nickname = nicknameIn(user, locale);
  const { code: badge } = useLazy(load, { when: useIdle() });
  return (
    <>
      <bdi sx={compact ? visuallyHidden : nameStyle}>{nickname}</bdi>
      <span sx={avatarPlaceStyle}>
        <Avatar
          nickname={nickname}
          picture={avatar}
          sx={compact ? compactAvatarStyle : avatarStyle}
        />
        {badge && <badge.UnreadBadge />}
      </span>
    </>
  );
}
