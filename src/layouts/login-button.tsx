import type { MouseEvent } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { openLogin } from '../api-client/session/session';
import { prefetchLogin } from '../features/login/load-login';
import { useHref } from '../links/local-link';
import { useStrings } from '../i18n/use-strings';
import { coarsePointer, forcedColors } from '../theme/theme';
import { quietButtonStyle, smallButton } from '../ui/button-style';

const buttonStyle = {
  ...quietButtonStyle,
  ...smallButton,
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

/** Style in the mobile header, whose whole height is the touch target; its border is room around what is seen. */
const compactButtonStyle = {
  ...buttonStyle,
  minHeight: 'touch',
  paddingX: '12px',
  paddingY: 0,
  borderWidth: '6px 1px',
  borderColor: 'transparent',
  backgroundClip: 'padding-box',
  fontSize: 'min(0.875rem, 22px)',
  [coarsePointer]: {},
  [forcedColors]: { borderWidth: 1 },
  // It is wider than the avatar, which alone stands there then (`login-entry.tsx`).
  '[data-member] &': { display: 'none' },
} satisfies ThemeUIStyleObject;

/** A plain click opens the dialog. In a new tab, and without a script, the link leads to the profile instead. */
function open(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  openLogin();
}

interface Props {
  compact: boolean;
  /** Invisible. On a desk it keeps its room for the account entry that is laid over it. */
  hidden: boolean;
}

/** Opens the login dialog; fetches it on hover, focus or touch. */
export function LoginButton({ compact, hidden }: Props) {
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
      sx={compact ? compactButtonStyle : buttonStyle}
      style={hidden ? { visibility: 'hidden' } : undefined}
    >
      {t('login')}
    </a>
  );
}
