import { keyframes } from '@emotion/react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';

const appear = keyframes({ from: { opacity: 0 } });

const loadingStyle = {
  position: 'fixed',
  insetInline: 0,
  bottom: 6,
  zIndex: 'dialog',
  width: 'fit-content',
  marginX: 'auto',
  paddingX: 4,
  paddingY: 2,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: 'round',
  backgroundColor: 'surface',
  boxShadow: 'raised',
  animation: `${appear} 150ms 300ms backwards`,
} satisfies ThemeUIStyleObject;

/** Says that the dialog is on its way; seen only where it takes longer than a moment. */
export function LoginLoading() {
  const common = useStrings('common');
  return (
    <p role="status" sx={loadingStyle}>
      {common('loading')}
    </p>
  );
}
