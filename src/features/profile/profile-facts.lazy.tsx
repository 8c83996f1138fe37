import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { useMe } from '../../api-client/use-me';
import type { Locale } from '../../config/locales';
import type { WireUser } from '../../contract';
import { formatDay, SERVICE_TIME_ZONE } from '../../i18n/dates';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { Badge } from '../../ui/badge';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';

export { forgetChatsOf } from '../../platform/chats/forget-chats';
export { PlayedSceneFrames } from './played-scene-frames';

/** Formats the day on which a user joined, in the service's time zone: an evening in UTC is the next day there. */
function memberSince(createdAt: string, locale: Locale): string {
  const day = new Intl.DateTimeFormat('en-CA', {
    timeZone: SERVICE_TIME_ZONE,
    dateStyle: 'short',
  }).format(new Date(createdAt));
  return formatDay(day, locale);
}

const noneStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

function Unread({ count }: { count: number }) {
  const t = useStrings('profile');
  return count > 0 ? (
    <Badge count={count} label={t('unread', { count })} />
  ) : (
    <span sx={noneStyle}>{t('unread-none')}</span>
  );
}

export interface FactsProps {
  /** Called with the user when the API has answered; must be a stable function. */
  onKnown: (user: WireUser) => void;
}

function Facts({ onKnown }: FactsProps) {
  const t = useStrings('profile');
  const { locale } = usePlace();
  const me = useMe('cache-and-network');
  const user = me.status === 'ready' ? me.data : undefined;
  useEffect(() => {
    if (user) onKnown(user);
  }, [user, onKnown]);
  if (me.status === 'failed') return <ErrorState retry={me.retry} />;
  const facts = user && {
    'fact-nickname': <bdi>{user.nickname.trim() || t('nickname-none')}</bdi>,
    'fact-phone': <bdi>{user.phone_masked}</bdi>,
    'fact-since': memberSince(user.created_at, locale),
    'fact-unread': <Unread count={user.unread_count} />,
  };
  return <FactList facts={facts} />;
}

/** Loads the data of the account. A chunk of its own. The client has already shown a failure. */
export function ProfileFacts(props: FactsProps) {
  return (
    <ApiProvider>
      <Facts {...props} />
    </ApiProvider>
  );
}
