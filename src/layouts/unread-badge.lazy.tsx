import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../api-client/apollo/api-provider';
import { useMe } from '../api-client/use-me';
import { useStrings } from '../i18n/use-strings';
import { Badge } from '../ui/badge';

const badgeStyle = {
  position: 'absolute',
  bottom: '58%',
  insetInlineStart: '62%',
} satisfies ThemeUIStyleObject;

function UnreadCount() {
  const t = useStrings('common');
  const me = useMe();
  if (me.status !== 'ready') return null;
  const count = me.data.unread_count;
  return (
    // In the corner, so that it does not cover the face.
    <span sx={badgeStyle}>
      <Badge count={count} label={t('unread', { count })} />
    </span>
  );
}

/** The number of unread messages, in the corner of the avatar. A chunk of its own: it brings the API client. */
export function UnreadBadge() {
  return (
    <ApiProvider>
      <UnreadCount />
    </ApiProvider>
  );
}
