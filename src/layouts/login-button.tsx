import type { MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { openLogin } from '../api-client/session/session';
import { prefetchLogin } from '../features/login/prefetch-login';
import { useHref } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { coarsePointer } from '../theme/theme';
import { quietButtonStyle, smallButton } from '../ui/button-style';

const buttonStyle = {
  ...quietButtonStyle,
  ...smallButton,
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

/** Low enough for the mobile header; what a finger meets is as high as the header. */
const lowButtonStyle = {
  ...buttonStyle,
  minHeight: 30,
  paddingX: 3,
  paddingY: 0,
  [coarsePointer]: {},
  '&::before': { content: '""', position: 'absolute', inset: '-7px 0' },
} satisfies ThemeUIStyleObject;

/** Somebody who opens it in a tab of its own, or without a script, gets the profile, which explains itself. */
function open(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openLogin();
}

interface Props {
  low: boolean;
  /** Keeps its room for what lies in it. */
  hidden: boolean;
}

/** Opens the login dialog, which is fetched when a visitor comes near. */
export function LoginButton({ low, hidden }: Props) {
  const t = useStrings('common');
  return (
    <a
      href={useHref()('profile', {})}
      role="button"
      aria-haspopup="dialog"
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
      onPointerEnter={prefetchLogin}
      onFocus={prefetchLogin}
      sx={low ? lowButtonStyle : buttonStyle}
      style={hidden ? { visibility: 'hidden' } : undefined}
    >
      {t('login')}
    </a>
  );
}
