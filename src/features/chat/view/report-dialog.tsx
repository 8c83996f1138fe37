import { useId, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import type { StringKey } from '../../../i18n/strings';
import type { ReportCause } from '../../../api-client/report-action';
import type { WireReportReason } from '../../../contract';
import { LIMITS } from '../../../contract/limits';
import { buttonStyle } from '../../../ui/button-style';
import { Dialog } from '../../../ui/dialog';
import type { ChatMessage } from '../conversation/conversation';
import { originLabels } from './origin-label';
import { preventImeEnter } from '../../../ui/prevent-ime-enter';
import { TextField } from '../../../ui/text-field';
import { checkStyle, choiceLabelStyle } from '../../../ui/check-style';

/** Why a message is reported, and how that is said. */
const reasons = {
  wrong: 'reason-wrong',
  harmful: 'reason-harmful',
  sexual: 'reason-sexual',
  minor: 'reason-minor',
  other: 'reason-other',
} as const satisfies Record<WireReportReason, StringKey<'chat'>>;

const names = [
  'wrong',
  'harmful',
  'sexual',
  'minor',
  'other',
] as const satisfies WireReportReason[];

interface Props {
  open: boolean;
  name: string;
  /** The message that is reported, once one has been. */
  message: ChatMessage | undefined;
  onClose: () => void;
  onReport: (cause: ReportCause) => void;
}

const formStyle = { display: 'grid', gap: 1 } satisfies ThemeUIStyleObject;

/** The message, so much of it that it is known again. */
const quoteStyle = {
  maxHeight: '6.4em',
  margin: 0,
  padding: 3,
  border: '1px solid',
  borderColor: 'line',
  borderRadius: '4px 16px 16px 16px',
  fontSize: 1,
  lineHeight: 1.6,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  overflowY: 'auto',
} satisfies ThemeUIStyleObject;

const originStyle = { display: 'block', color: 'muted', fontSize: 0 } satisfies ThemeUIStyleObject;

/** Asks why a message is reported, and whether there is something to add. */
export function ReportDialog({ open, name, message, onClose, onReport }: Props) {
  const t = useStrings('chat');
  const id = useId();
  const [reason, setReason] = useState<WireReportReason>('wrong');
  const [words, setWords] = useState('');
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
          onReport({ reason, words: words.trim() });
        }}
        sx={formStyle}
      >
        {message?.type === 'text' && (
          <blockquote dir="auto" sx={quoteStyle}>
            {message.content}
            <small sx={originStyle}>{t(originLabels[message.origin])}</small>
          </blockquote>
        )}
        {names.map((each) => (
          <label key={each} sx={choiceLabelStyle}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={reason === each}
              onChange={() => setReason(each)}
              sx={checkStyle}
            />
            {t(reasons[each])}
          </label>
        ))}
        <TextField
          label={t('report-words')}
          value={words}
          onChange={setWords}
          maxLength={LIMITS.reportWords}
          onKeyDown={preventImeEnter}
        />
        <button type="submit" sx={buttonStyle}>
          {t('report-send')}
        </button>
      </form>
    </Dialog>
  );
}
