import type { ThemeUIStyleObject } from 'theme-ui';
import { LOADING_CLOSE_MS } from '../config/times';
import { useStrings } from '../i18n/use-strings';
import { colors } from '../theme/colors';
import { spinnerStyle } from './busy-style';
import { useDelayedUnmount } from './use-delayed-unmount';

interface Props {
  /** The work goes on. */
  open: boolean;
  /** Name of what is being done; "Loading…" unless said otherwise. */
  label?: string;
}

const overlayStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: 'raised',
  display: 'grid',
  gap: 3,
  placeContent: 'center',
  justifyItems: 'center',
  padding: 4,
  borderRadius: 'inherit',
  backgroundColor: `color-mix(in srgb, ${colors.surface} 94%, transparent)`,
  color: 'primary',
  textAlign: 'center',
  transition: `opacity ${LOADING_CLOSE_MS}ms ease`,
  '&[data-closing]': { opacity: 0, pointerEvents: 'none' },
} satisfies ThemeUIStyleObject;

const largeSpinnerStyle = {
  ...spinnerStyle,
  fontSize: 5,
  borderWidth: 3,
} satisfies ThemeUIStyleObject;

const labelStyle = { color: 'text', fontSize: 1 } satisfies ThemeUIStyleObject;

/**
 * Covers the element that it stands in (which is positioned) while something is done there, and for 400 ms
 * after that, in which it fades (specification, section 9).
 */
export function LoadingOverlay({ open, label }: Props) {
  const t = useStrings('common');
  const isPresent = useDelayedUnmount(open, LOADING_CLOSE_MS);
  if (!isPresent) return null;
  return (
    <div role="status" sx={overlayStyle} {...(!open && { 'data-closing': '' })}>
      <span sx={largeSpinnerStyle} />
      <span sx={labelStyle}>{label ?? t('loading')}</span>
    </div>
  );
}
