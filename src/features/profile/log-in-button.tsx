import { openLogin } from '../../api-client/session/session';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';

/** Opens the login dialog over the page, which goes on by itself afterwards. */
export function LogInButton() {
  const t = useStrings('common');
  return (
    <button type="button" aria-haspopup="dialog" onClick={openLogin} sx={buttonStyle}>
      {t('login')}
    </button>
  );
}
