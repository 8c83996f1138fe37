import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';

interface Props {
  open: boolean;
  onClose: () => void;
  onClear: () => void;
}

const clearStyle = { ...buttonStyle, width: '100%' } satisfies ThemeUIStyleObject;

/** Asks before what this browser keeps of chats is taken away. */
export function ClearDialog({ open, onClose, onClear }: Props) {
  const t = useStrings('chat');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('clear')}
      description={t('clear-about')}
      size="small"
    >
      <button type="button" onClick={onClear} sx={clearStyle}>
        {t('clear-do')}
      </button>
    </Dialog>
  );
}
