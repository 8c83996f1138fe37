import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { useMe } from '../../api-client/use-me';
import type { Locale } from '../../config/locales';
import type { WireUser } from '../../contract';
import { nicknameIn } from '../../contract/default-nickname';
import { dateFormat } from '../../i18n/dates';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { Badge } from '../../ui/badge';
import { ErrorState } from '../../ui/error-state';
import { FactList } from './fact-list';

export { forgetChatsOf } from '../../platform/chats/forget-chats';
export { ChatStrip } from './chat-strip';
export { NextLinks } from './next-links';
export { PlayedSceneFrames } from './played-scene-frames';

/** Formats the day on which a user joined, by the visitor's own calendar, as everything else here. */
function memberSince(createdAt: string, locale: Locale): string {
  return dateFormat(locale, { dateStyle: 'long' }).format(new Date(createdAt));
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
    'fact-nickname': <bdi>{nicknameIn(user, locale) || t('nickname-none')}</bdi>,
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
