import type { UserInfo } from '../api-client/session/user-info';
import { Avatar } from '../features/profile/avatar';
import { useIdle } from '../platform/use-idle';
import { useLazy } from '../platform/use-lazy';
import { visuallyHidden } from '../ui/visually-hidden';

function load() {
  return import('./unread-badge.lazy');
}

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface Props {
  user: UserInfo;
  /** There is no room for the name. */
  low: boolean;
}

/** Whoever is logged in, by name and picture, and how much is unread. */
export function Account({ user: { nickname = '', avatar }, low }: Props) {
  const { code: badge } = useLazy(load, { when: useIdle() });
  return (
    <>
      <bdi sx={low ? visuallyHidden : nameStyle}>{nickname}</bdi>
      <span sx={{ position: 'relative', flex: 'none', display: 'grid' }}>
        <Avatar nickname={nickname} picture={avatar} sx={{ fontSize: low ? '15px' : '16px' }} />
        {badge && <badge.UnreadBadge />}
      </span>
    </>
  );
}
