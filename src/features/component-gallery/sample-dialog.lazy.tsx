import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { buttonStyle } from '../../ui/button-style';
import { Dialog } from '../../ui/dialog';

interface Props {
  open: boolean;
  onClose: () => void;
}

const labelStyle = { display: 'block', fontSize: 1 } satisfies ThemeUIStyleObject;

const fieldStyle = {
  width: '100%',
  minHeight: 48,
  marginTop: 1,
  paddingX: 3,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'small',
  backgroundColor: 'page',
} satisfies ThemeUIStyleObject;

const confirmStyle = { ...buttonStyle, width: '100%', marginTop: 4 } satisfies ThemeUIStyleObject;

/** A dialog with a field and one action. */
export function SampleDialog({ open, onClose }: Props) {
  const t = useStrings('components');
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} title={t('dialog-title')} description={t('dialog-text')}>
      <label htmlFor={id} sx={labelStyle}>
        {t('nickname')}
      </label>
      <input id={id} sx={fieldStyle} />
      <button type="button" onClick={onClose} sx={confirmStyle}>
        {t('confirm')}
      </button>
    </Dialog>
  );
}

const LINES = Array.from({ length: 20 }, (_, index) => index);

const lineStyle = { marginTop: 3 } satisfies ThemeUIStyleObject;

/** A dialog with more than a window holds. */
export function LongDialog({ open, onClose }: Props) {
  const t = useStrings('components');
  return (
    <Dialog open={open} onClose={onClose} title={t('card-long')}>
      {LINES.map((line) => (
        <p key={line} sx={lineStyle}>
          {t('went-wrong')}
        </p>
      ))}
    </Dialog>
  );
}
