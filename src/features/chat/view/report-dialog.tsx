import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import type { StringKey } from '../../../i18n/strings';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';

/** Why a message is reported, and how that is said. */
const reasons = {
  wrong: 'reason-wrong',
  harmful: 'reason-harmful',
  sexual: 'reason-sexual',
  minor: 'reason-minor',
  other: 'reason-other',
} as const satisfies Record<string, StringKey<'chat'>>;

export type ReportReason = keyof typeof reasons;

const names = ['wrong', 'harmful', 'sexual', 'minor', 'other'] as const satisfies ReportReason[];

interface Props {
  open: boolean;
  name: string;
  onClose: () => void;
  onReport: (reason: ReportReason) => void;
}

const formStyle = { display: 'grid', gap: 1 } satisfies ThemeUIStyleObject;

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 'touch',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, margin: 0 },
} satisfies ThemeUIStyleObject;

const sendStyle = { ...buttonStyle, marginTop: 3 } satisfies ThemeUIStyleObject;

/** Asks why a message is reported. */
export function ReportDialog({ open, name, onClose, onReport }: Props) {
  const t = useStrings('chat');
  const id = useId();
  const [reason, setReason] = useState<ReportReason>('wrong');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('report-title')}
      description={t('report-about', { name })}
      size="small"
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onReport(reason);
        }}
        sx={formStyle}
      >
        {names.map((each) => (
          <label key={each} sx={optionStyle}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
            />
            {t(reasons[each])}
          </label>
        ))}
        <button type="submit" sx={sendStyle}>
          {t('report-send')}
        </button>
      </form>
    </Dialog>
  );
}
