import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { coarsePointer } from '../../../theme/theme';
import type { ChatMessage } from '../conversation/conversation';
import type { MessageActions } from './use-message-actions';

const failedStyle = { color: 'danger', fontWeight: 'medium' } satisfies ThemeUIStyleObject;

const actionStyle = {
  minHeight: 28,
  paddingX: 1,
  border: 0,
  backgroundColor: 'transparent',
  color: 'primary',
  textDecoration: 'underline',
  cursor: 'pointer',
  [coarsePointer]: { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

interface Props {
  message: ChatMessage;
  actions: Pick<MessageActions, 'retry' | 'discard'>;
  /** Tab comes to its row: to its buttons as well. */
  isStop: boolean;
}

/** Shows what became of an own message, and what can be done where it failed; nothing once it is sent. */
export function DeliveryNote({ message: { key, delivery }, actions, isStop }: Props) {
  const t = useStrings('chat');
  if (delivery === 'sent') return null;
  if (delivery !== 'failed') return <span>{t(delivery)}</span>;
  const tabIndex = isStop ? undefined : -1;
  return (
    <>
      <span sx={failedStyle}>{t('not-sent')}</span>
      <button type="button" tabIndex={tabIndex} onClick={() => actions.retry(key)} sx={actionStyle}>
        {t('send-again')}
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        onClick={() => actions.discard(key)}
        sx={actionStyle}
      >
        {t('discard')}
      </button>
    </>
  );
}
