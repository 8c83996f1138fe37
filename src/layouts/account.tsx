import { useEffect, useState } from 'react';
import type { UserInfo } from '../client/session/user-info';
import { whenIdle } from '../client/when-idle';
import { Avatar } from '../features/profile/avatar';
import { useLoaded } from '../ui/use-loaded';
import { visuallyHidden } from '../ui/visually-hidden';

const loadBadge = () => import('./unread-badge');

/** True from the first quiet moment on: the count of messages must not hold up the page. */
const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};

const nameStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface Props {
  user: UserInfo;
  /** There is no room for the name. */
  low: boolean;
}

/** Whoever is logged in, by name and picture, and how much is unread. */
export const Account = ({ user: { nickname = '', avatar }, low }: Props) => {
  const badge = useLoaded(loadBadge, useIdle());
  return (
    <>
      <bdi sx={low ? visuallyHidden : nameStyle}>{nickname}</bdi>
      <span sx={{ position: 'relative', flex: 'none', display: 'grid' }}>
        <Avatar nickname={nickname} picture={avatar} sx={{ fontSize: low ? '15px' : '16px' }} />
        {badge && <badge.UnreadBadge />}
      </span>
    </>
  );
};
