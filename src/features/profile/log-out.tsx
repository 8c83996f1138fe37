import { navigate } from 'gatsby';
import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { logOut } from '../../api-client/session/session';
import { useStrings } from '../../i18n/use-strings';
import { useHref } from '../../links/local-link';
import { logError } from '../../platform/log';
import { quietButtonStyle } from '../../ui/button-style';
import { showToast } from '../../ui/toast';
import { checkStyle } from '../../ui/check-style';

interface Props {
  userId: string;
  /** Takes away what this browser keeps of a user's chats; undefined until its code has come. */
  forget: ((userId: string) => Promise<void>) | undefined;
}

const choiceStyle = {
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  minHeight: 'touch',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed' },
} satisfies ThemeUIStyleObject;

const logOutStyle = { ...quietButtonStyle, justifySelf: 'start' } satisfies ThemeUIStyleObject;

const aboutStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** Ends the session in this browser, says so, and goes home; on demand without a trace of the user's chats. */
export function LogOut({ userId, forget }: Props) {
  const t = useStrings('profile');
  const home = useHref()('home', {});
  const [isClearing, setClearing] = useState(false);
  const leave = async (): Promise<void> => {
    logOut();
    navigate(home);
    if (isClearing) await forget?.(userId);
    await showToast({
      tone: 'success',
      text: t(isClearing ? 'logged-out-cleared' : 'logged-out'),
    });
  };
  return (
    <>
      <div>
        <label sx={choiceStyle}>
          <input
            type="checkbox"
            checked={isClearing}
            disabled={!forget}
            aria-describedby="log-out-clear"
            onChange={(event) => setClearing(event.target.checked)}
            sx={checkStyle}
          />
          {t('log-out-clear')}
        </label>
        <p id="log-out-clear" sx={aboutStyle}>
          {t('log-out-clear-about')}
        </p>
      </div>
      <button type="button" onClick={() => void leave().catch(logError)} sx={logOutStyle}>
        {t('log-out')}
      </button>
    </>
  );
}
