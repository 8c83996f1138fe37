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
    // Over the corner: the face stays to be seen.
    <span sx={badgeStyle}>
      <Badge count={count} label={t('unread', { count })} />
    </span>
  );
}

/** How many messages wait, in the corner of the avatar. Loaded later, because it brings the API client. */
export function UnreadBadge() {
  return (
    <ApiProvider>
      <UnreadCount />
    </ApiProvider>
  );
}
