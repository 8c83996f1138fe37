import { keyframes } from '../theme/keyframes';
import type { ThemeUIStyleObject } from 'theme-ui';
import { TOAST_OFFSET_PX } from '../config/breakpoints-and-sizes';
import { useStrings } from '../i18n/use-strings';
import { LocalLink } from '../links/local-link';
import { motion } from '../theme/theme';
import { iconButtonStyle, quietButtonStyle, smallButton, smallIconButton } from './button-style';
import { CheckIcon } from './icons/check';
import { CloseIcon } from './icons/close';
import { InfoIcon } from './icons/info';
import { KeptIcon } from './icons/kept';
import { WarningIcon } from './icons/warning';
import type { NewToast } from './toast-queue';
import { floatingStyle } from './floating-style';
import { inPhrases } from './in-phrases';
import { LEAVING_MARK } from './use-toast-keys';

interface Props extends NewToast {
  leaving?: boolean;
  /** It lies over a modal dialog, which keeps the keyboard. */
  isBehind?: boolean;
  onClose: () => void;
}

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-16px)' } });

const discStyle = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
} satisfies ThemeUIStyleObject;

const looks = {
  success: {
    Mark: CheckIcon,
    markStyle: { ...discStyle, backgroundColor: 'liveSoft', color: 'live' },
  },
  info: {
    Mark: InfoIcon,
    markStyle: { ...discStyle, backgroundColor: 'primarySoft', color: 'primary' },
  },
  kept: {
    Mark: KeptIcon,
    markStyle: { ...discStyle, backgroundColor: 'primarySoft', color: 'primary' },
  },
  error: {
    Mark: WarningIcon,
    markStyle: { ...discStyle, backgroundColor: 'dangerSoft', color: 'danger' },
  },
} satisfies Record<NewToast['tone'], { Mark: unknown; markStyle: ThemeUIStyleObject }>;

const toastStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: 'fit-content',
  maxWidth: 'min(32.5rem, 100%)',
  marginTop: TOAST_OFFSET_PX,
  marginX: 'auto',
  padding: 2,
  ...floatingStyle,
  pointerEvents: 'auto',
  opacity: 1,
  transition: `opacity ${motion.quick}`,
  animation: `${arrive} ${motion.calm}`,
} satisfies ThemeUIStyleObject;

const leavingStyle = { ...toastStyle, opacity: 0 } satisfies ThemeUIStyleObject;

const textStyle = {
  ...inPhrases,
  minWidth: 0,
  maxHeight: '30vh',
  overflowY: 'auto',
  lineHeight: 1.5,
} satisfies ThemeUIStyleObject;

const linkStyle = {
  ...quietButtonStyle,
  ...smallButton,
  flex: 'none',
  paddingX: 3,
} satisfies ThemeUIStyleObject;

const closeStyle = {
  ...iconButtonStyle,
  ...smallIconButton,
  color: 'muted',
} satisfies ThemeUIStyleObject;

/** One message of the toaster. */
export function ToastCard({ tone, text, link, leaving = false, isBehind = false, onClose }: Props) {
  const t = useStrings('common');
  const { Mark, markStyle } = looks[tone];
  return (
    <div {...(leaving && { [LEAVING_MARK]: '' })} sx={leaving ? leavingStyle : toastStyle}>
      <span sx={markStyle}>
        <Mark />
      </span>
      <p sx={textStyle}>{text}</p>
      {link && !isBehind && (
        <LocalLink to={link.to} onClick={onClose} sx={linkStyle}>
          {link.text}
        </LocalLink>
      )}
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        {...(isBehind && { tabIndex: -1, 'aria-hidden': true })}
        sx={closeStyle}
      >
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
