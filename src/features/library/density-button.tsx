import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { writeStored } from '../../platform/storage';
import { forcedColors, medium } from '../../theme/theme';
import { quietButtonStyle, selectedInForcedColors, smallButton } from '../../ui/button-style';
import { RowsIcon } from '../../ui/icons/rows';

/** Shown only where a row has room for one card. */
const buttonStyle = {
  ...quietButtonStyle,
  ...smallButton,
  paddingX: 3,
  '&[aria-pressed="true"]': { backgroundColor: 'primary', color: 'onPrimary' },
  [forcedColors]: { '&[aria-pressed="true"]': selectedInForcedColors },
  [medium]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** Switches between cards and rows. */
export function DensityButton() {
  const t = useStrings('library');
  const root = document.documentElement;
  const [isCompact, setCompact] = useState(() => root.hasAttribute('data-compact'));
  const toggle = (): void => {
    root.toggleAttribute('data-compact', !isCompact);
    writeStored('localStorage', 'density', isCompact ? undefined : 'compact');
    setCompact(!isCompact);
  };
  return (
    <button type="button" aria-pressed={isCompact} onClick={toggle} sx={buttonStyle}>
      <RowsIcon size={18} />
      {t('compact')}
    </button>
  );
}
