import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';
import { Menu } from '../../../ui/menu';
import { showToast } from '../../../ui/toast';
import { exportShelf } from './export-shelf';
import { clearRecord } from './reading-record';
import { useShelfImport } from './use-shelf-import';

const clearStyle = { ...buttonStyle, width: '100%' } satisfies ThemeUIStyleObject;

/** Exports, imports and clears the shelf. What cannot be undone is asked for once more. */
export function ShelfActions() {
  const t = useStrings('reading');
  const [isClearing, setClearing] = useState(false);
  const { pick, field } = useShelfImport();
  const clear = (): void => {
    clearRecord();
    void showToast({ tone: 'success', text: t('cleared') });
  };
  return (
    <>
      <Menu
        label={t('shelf-menu')}
        startsOpen
        actions={[
          { label: t('export'), run: exportShelf },
          { label: t('import'), run: pick },
          { label: t('clear'), run: () => setClearing(true) },
        ]}
      />
      {field}
      <Dialog
        open={isClearing}
        onClose={() => setClearing(false)}
        title={t('clear-sure')}
        description={t('clear-about')}
        focus="dialog"
        size="small"
      >
        <button type="button" onClick={clear} sx={clearStyle}>
          {t('clear-do')}
        </button>
      </Dialog>
    </>
  );
}
