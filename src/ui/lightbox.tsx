import { keyframes } from '../theme/keyframes';
import { Dialog as Radix } from 'radix-ui';
import type { ThemeUIStyleObject } from 'theme-ui';
import { DIALOG_CLOSE_MS } from '../config/times';
import { withoutFocusRing } from '../theme/focus-ring';
import { LightboxStage, type LightboxPicture } from './lightbox-stage';
import { isInToaster } from './toaster-mark';
import { useDelayedUnmount } from './use-delayed-unmount';
import { useModalFocus } from './use-modal-focus';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Subject of the pictures. */
  title: string;
  pictures: readonly LightboxPicture[];
  /** The picture that it opens with. */
  start: number;
}

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

const overlayStyle = {
  position: 'fixed',
  inset: 0,
  zIndex: 'veil',
  backgroundColor: '#0b0819',
  animation: `${fadeIn} 150ms`,
  '&[data-state="closed"]': {
    animation: `${fadeOut} ${DIALOG_CLOSE_MS}ms forwards`,
  },
} satisfies ThemeUIStyleObject;

const contentStyle = {
  position: 'absolute',
  inset: 0,
  color: 'onNight',
  ...withoutFocusRing,
} satisfies ThemeUIStyleObject;

/**
 * Pictures on a dark ground, one at a time: arrows, arrow keys, swiping; pinching zooms, which the browser
 * does.
 */
export function Lightbox({ open, onClose, title, pictures, start }: Props) {
  const { take, giveBack } = useModalFocus(open);
  const isPresent = useDelayedUnmount(open, DIALOG_CLOSE_MS);
  if (!isPresent) return null;
  return (
    <Radix.Root open={open} onOpenChange={onClose}>
      <Radix.Portal forceMount>
        <Radix.Overlay forceMount sx={overlayStyle}>
          <Radix.Content
            forceMount
            aria-describedby={undefined}
            onOpenAutoFocus={take}
            onCloseAutoFocus={giveBack}
            onInteractOutside={(event) => {
              if (isInToaster(event.target)) event.preventDefault();
            }}
            sx={contentStyle}
          >
            <LightboxStage title={title} pictures={pictures} start={start} onClose={onClose} />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
