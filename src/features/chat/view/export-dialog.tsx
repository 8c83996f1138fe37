import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';
import type { Export } from './use-export';
import { WholeHistoryNote } from './whole-history-note';

const partStyle = { ...buttonStyle, width: '100%', marginTop: 4 } satisfies ThemeUIStyleObject;

/** While older messages come into a file: how far it is, and the choice to save only what there is. */
export function ExportDialog({ isWaiting, whole, savePart, cancel }: Export) {
  const t = useStrings('chat');
  const { state, count } = whole;
  return (
    <Dialog
      open={isWaiting}
      onClose={cancel}
      title={t('export-title')}
      description={t('export-about')}
      size="small"
    >
      <WholeHistoryNote whole={whole} />
      {(state === 'missing' || state === 'failed') && count > 0 && (
        <button type="button" onClick={savePart} sx={partStyle}>
          {t('export-part', { count })}
        </button>
      )}
    </Dialog>
  );
}
