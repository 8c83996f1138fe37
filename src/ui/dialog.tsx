import { keyframes } from '../theme/keyframes';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { MOBILE_MAX_WIDTH_PX, shallowWindow } from '../config/breakpoints-and-sizes';
import { DIALOG_CLOSE_MS } from '../config/times';
import { useStrings } from '../i18n/use-strings';
import { withoutFocusRing } from '../theme/focus-ring';
import { iconButtonStyle } from './button-style';
import { sticky } from '../theme/theme';
import { isInToaster } from './toaster-mark';
import { CloseIcon } from './icons/close';
import { useDelayedUnmount } from './use-delayed-unmount';
import { useModalFocus } from './use-modal-focus';

const ease = 'cubic-bezier(0.2, 0, 0, 1)';
const closeTime = `${DIALOG_CLOSE_MS}ms ${ease} forwards`;

const veil = keyframes({ from: { opacity: 0 } });
const unveil = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(24px)' } });

/** Windows in which it is a sheet that comes up from the lower edge. */
const narrow = '@media (max-width: 559px)';

const veilStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 'veil',
  backgroundColor: 'rgb(14 10 32 / 62%)',
  animation: `${veil} 150ms ${ease}`,
  '&[data-state="closed"]': { animation: `${unveil} ${closeTime}` },
} satisfies ThemeUIStyleObject;

const bodyStyle = {
  flex: '1 1 auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What has the focus is not scrolled beneath the title.
  scrollPaddingTop: 76,
  paddingX: 5,
  paddingBottom: 'calc(24px + env(safe-area-inset-bottom))',
  [shallowWindow]: { overflowY: 'visible' },
} satisfies ThemeUIStyleObject;

/** The title stays while the contents scroll beneath it, as the close button beside it does. */
const titleStyle = {
  position: sticky,
  top: 0,
  zIndex: 1,
  marginX: -5,
  paddingTop: 5,
  paddingBottom: 2,
  paddingInlineStart: 5,
  // Room for the close button.
  paddingInlineEnd: 56,
  backgroundColor: 'surface',
  fontSize: 4,
} satisfies ThemeUIStyleObject;

const descriptionStyle = {
  marginTop: '-4px',
  paddingInlineEnd: 6,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const contentStyle = { marginTop: 2 } satisfies ThemeUIStyleObject;

/** Buttons at the lower edge, which stay while the contents scroll, but in a shallow window. */
const footStyle = {
  flex: 'none',
  paddingX: 5,
  paddingTop: 3,
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

const closeButtonStyle = {
  ...iconButtonStyle,
  position: 'absolute',
  top: 3,
  insetInlineEnd: 3,
  zIndex: 1,
  backgroundColor: 'surface',
} satisfies ThemeUIStyleObject;

const sheetStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 'dialog',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(30rem, 100% - 32px)',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 64px)',
  margin: 'auto',
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'large',
  backgroundColor: 'surface',
  color: 'text',
  boxShadow: 'raised',
  '&:focus-visible': { ...withoutFocusRing['&:focus-visible'], boxShadow: 'raised' },
  overflow: 'hidden',
  animation: `${rise} ${ease} 300ms`,
  '&[data-state="closed"]': { animation: `${sink} ${closeTime}` },
  // All of it scrolls, with what is at its edges otherwise.
  [shallowWindow]: { display: 'block', maxHeight: '100dvh', overflowY: 'auto' },
  [narrow]: {
    width: '100%',
    maxHeight: 'calc(100dvh - 32px)',
    marginBottom: 0,
    borderWidth: '1px 0 0',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
} satisfies ThemeUIStyleObject;

/** The custom property that says how much of the window's height is seen, where a keyboard may cover some of it. */
export const SEEN_HEIGHT = '--seen-height';

/** Fills the window of a phone. */
const fullStyle = {
  ...sheetStyle,
  width: `min(${MOBILE_MAX_WIDTH_PX}px, 100%)`,
  height: `var(${SEEN_HEIGHT}, 100dvh)`,
  maxHeight: 'none',
  marginY: 0,
  border: 0,
  borderRadius: 0,
  [narrow]: { width: '100%' },
} satisfies ThemeUIStyleObject;

/** Each as wide as the window has room for, up to a width of its own. */
const sheetStyles = {
  small: { ...sheetStyle, width: 'min(26.25rem, 100% - 32px)' },
  medium: sheetStyle,
  /** Height of a sheet that leaves a strip of the page to be seen, and stays as what is in it changes. */
  tall: { ...sheetStyle, [narrow]: { ...sheetStyle[narrow], height: '85dvh' } },
  large: { ...sheetStyle, width: 'min(60rem, 100% - 32px)' },
  full: fullStyle,
} satisfies Record<string, ThemeUIStyleObject>;

interface Props {
  open: boolean;
  /** Called by the close button, Escape, or a click beside it. */
  onClose: () => void;
  title: string;
  /**
   * Target of the focus at first: to the first field, or nowhere in particular, where a field would bring up
   * a phone's keyboard unasked.
   */
  focus?: 'field' | 'dialog';
  /** A line beneath the title, read out with it. */
  description?: string;
  size?: keyof typeof sheetStyles;
  /** Buttons that stay in sight below the contents. */
  foot?: ReactNode;
  /** The element that the focus goes back to; what had it before, where it is left out. */
  opener?: HTMLElement;
  children: ReactNode;
}

/**
 * A modal dialog. While it closes (300 ms, specification, section 2.9) it is still in the document; then the
 * focus goes back to where it was. Load it when it is first wanted.
 */
export function Dialog({
  open,
  onClose,
  title,
  focus = 'field',
  description,
  size = 'medium',
  foot,
  opener,
  children,
}: Props) {
  const t = useStrings('common');
  const content = useRef<HTMLDivElement>(null);
  const { take, giveBack } = useModalFocus(open, opener);
  const isPresent = useDelayedUnmount(open, DIALOG_CLOSE_MS);
  if (!isPresent) return null;
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal forceMount>
        <Radix.Overlay forceMount sx={veilStyle} />
        <Radix.Content
          ref={content}
          forceMount
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            take();
            if (focus === 'field' || !(event.target instanceof HTMLElement)) return;
            event.preventDefault();
            event.target.focus();
          }}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={(event) => {
            // Escape takes back what an input method composes, and no more than that.
            if (event.isComposing) event.preventDefault();
          }}
          onInteractOutside={(event) => {
            const { target } = event;
            // What others render into it, such as suggestions below a field, is in the document alone.
            const isWithin = target instanceof Node && content.current?.contains(target) === true;
            if (isWithin || isInToaster(target)) event.preventDefault();
          }}
          sx={sheetStyles[size]}
        >
          <div sx={bodyStyle}>
            <Radix.Title sx={titleStyle}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description sx={descriptionStyle}>{description}</Radix.Description>
            )}
            <div sx={contentStyle}>{children}</div>
          </div>
          {foot !== undefined && <div sx={footStyle}>{foot}</div>}
          {/* The last one in the document: the focus begins with what the dialog is for. */}
          <Radix.Close aria-label={t('close')} sx={closeButtonStyle}>
            <CloseIcon size={22} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
