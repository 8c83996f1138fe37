import { useEffect, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { useAnnouncement } from '../../../platform/voice';
import { iconButtonStyle, smallIconButton } from '../../../ui/button-style';
import { ChevronDownIcon } from '../../../ui/icons/chevron-down';
import { CloseIcon } from '../../../ui/icons/close';
import { preventImeEnter } from '../../../ui/prevent-ime-enter';
import type { Find } from './use-find';
import { WholeHistoryNote } from './whole-history-note';

const barStyle = {
  paddingX: 3,
  paddingY: 2,
  borderBottom: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

const lineStyle = { display: 'flex', alignItems: 'center', gap: 1 } satisfies ThemeUIStyleObject;

const fieldStyle = {
  flex: '1 1 8em',
  minWidth: 0,
  minHeight: 'touch',
  paddingX: 3,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  color: 'text',
  fontSize: 2,
} satisfies ThemeUIStyleObject;

const countStyle = { flex: 'none', color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const stepStyle = {
  ...iconButtonStyle,
  ...smallIconButton,
} satisfies ThemeUIStyleObject;

const upStyle = { transform: 'rotate(180deg)' } satisfies ThemeUIStyleObject;

interface Props {
  find: Find;
  onClose: () => void;
}

/** Looks for words in a conversation, from the newest place on; older messages are fetched on the way. */
export function FindBar({ find, onClose }: Props) {
  const t = useStrings('chat');
  const { words, setWords, count, item, step, whole } = find;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const isLooking = words.trim() !== '';
  const none = isLooking && whole.state !== 'loading' ? t('find-none') : '';
  const place = count > 0 ? t('find-at', { item, count }) : none;
  useAnnouncement(place);
  return (
    <div role="search" aria-label={t('find')} sx={barStyle}>
      <div sx={lineStyle}>
        <input
          ref={field}
          type="search"
          value={words}
          aria-label={t('find-label')}
          placeholder={t('find-label')}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            preventImeEnter(event);
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter' && !event.defaultPrevented) step(event.shiftKey ? 1 : -1);
            if (event.key === 'Escape') onClose();
          }}
          sx={fieldStyle}
        />
        <span sx={countStyle}>{place}</span>
        <button
          type="button"
          aria-label={t('find-previous')}
          disabled={count === 0}
          onClick={() => step(-1)}
          sx={stepStyle}
        >
          <span sx={upStyle}>
            <ChevronDownIcon size={18} />
          </span>
        </button>
        <button
          type="button"
          aria-label={t('find-next')}
          disabled={count === 0}
          onClick={() => step(1)}
          sx={stepStyle}
        >
          <ChevronDownIcon size={18} />
        </button>
        <button type="button" aria-label={t('find-close')} onClick={onClose} sx={stepStyle}>
          <CloseIcon size={18} />
        </button>
      </div>
      {isLooking && <WholeHistoryNote whole={whole} />}
    </div>
  );
}
