import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { chooseShortcuts, useShortcuts } from './shortcut-choice';
import { checkStyle } from '../../ui/check-style';

const labelStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 'touch',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const noteStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

/** Turns the keys off and on again. */
export function ShortcutSwitch() {
  const t = useStrings('reading');
  const noteId = useId();
  const isOn = useShortcuts((state) => state.isOn);
  return (
    <div>
      <label sx={labelStyle}>
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={noteId}
          onChange={(event) => chooseShortcuts(event.target.checked)}
          sx={checkStyle}
        />
        {t('shortcuts-on')}
      </label>
      <p id={noteId} sx={noteStyle}>
        {t('shortcuts-note')}
      </p>
    </div>
  );
}
