import type { ThemeUIStyleObject } from 'theme-ui';
import { openLogin } from '../../../api-client/session/session';
import { useStrings } from '../../../i18n/use-strings';
import type { Conversation } from '../conversation/conversation';

const noteStyle = {
  paddingX: 4,
  paddingTop: 2,
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

const loginStyle = {
  minHeight: 36,
  paddingX: 2,
  border: 0,
  backgroundColor: 'transparent',
  color: 'primary',
  textDecoration: 'underline',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

/** In words, why something that is sent may take a while; empty while everything is well. */
export function ConnectionNote({
  history,
  connection,
}: Pick<Conversation, 'history' | 'connection'>) {
  const t = useStrings('chat');
  const isAnonymous = history === 'anonymous' && connection !== 'offline';
  const isSaid = isAnonymous || (connection !== 'live' && history !== 'loading');
  return (
    <div role="status">
      {isSaid && (
        <p sx={noteStyle}>
          {t(isAnonymous || connection === 'live' ? 'anonymous' : connection)}
          {isAnonymous && (
            <button type="button" onClick={openLogin} sx={loginStyle}>
              {t('login')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
