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

/** Switches between rows and cards. */
export function DensityButton() {
  const t = useStrings('library');
  const root = document.documentElement;
  const [isLarge, setLarge] = useState(() => root.hasAttribute('data-cards'));
  const toggle = (): void => {
    root.toggleAttribute('data-cards', !isLarge);
    writeStored('localStorage', 'density', isLarge ? undefined : 'cards');
    setLarge(!isLarge);
  };
  return (
    <button type="button" aria-pressed={isLarge} onClick={toggle} sx={buttonStyle}>
      <RowsIcon size={18} />
      {t('cards')}
    </button>
  );
}
