import { navigate } from 'gatsby';
import type { ThemeUIStyleObject } from 'theme-ui';
import { logError } from '../../platform/log';
import { logOut } from '../../api-client/session/session';
import { useHref } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle } from '../../ui/button-style';
import { showToast } from '../../ui/toast';

const logOutStyle = { ...quietButtonStyle, justifySelf: 'start' } satisfies ThemeUIStyleObject;

/** Ends the session in this browser, says so, and goes home. */
export function LogOutButton() {
  const t = useStrings('profile');
  const home = useHref()('home', {});
  return (
    <button
      type="button"
      onClick={() => {
        logOut();
        showToast({ tone: 'success', text: t('logged-out') }).catch(logError);
        navigate(home);
      }}
      sx={logOutStyle}
    >
      {t('log-out')}
    </button>
  );
}
