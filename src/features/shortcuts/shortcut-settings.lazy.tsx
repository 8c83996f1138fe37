import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle } from '../../ui/button-style';
import { showShortcutList } from './shortcut-choice';
import { ShortcutSwitch } from './shortcut-switch';

const showStyle = { ...quietButtonStyle, marginTop: 3 } satisfies ThemeUIStyleObject;

/** The switch of the keys, and the way to their list. Its page brings the strings. */
export function ShortcutControls() {
  const t = useStrings('reading');
  return (
    <>
      <ShortcutSwitch />
      <button type="button" onClick={() => showShortcutList(true)} sx={showStyle}>
        {t('shortcuts-show')}
      </button>
    </>
  );
}
