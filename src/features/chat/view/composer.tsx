import {
  forwardRef,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
} from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { CHAT_COUNT_FROM, CHAT_MESSAGE_MAX } from '../../../config/chat-limits';
import { useStrings } from '../../../i18n/use-strings';
import { useAnnouncement } from '../../../platform/voice';
import { boxFocusRing, withoutFocusRing } from '../../../theme/focus-ring';
import { buttonStyle } from '../../../ui/button-style';
import { SendIcon } from '../../../ui/icons/send';
import { preventImeEnter } from '../../../ui/prevent-ime-enter';
import { visuallyHidden } from '../../../ui/visually-hidden';

interface Props {
  name: string;
  draft: string;
  setDraft: (text: string) => void;
  onSend: (text: string) => void;
}

const formStyle = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 2,
  padding: 3,
  paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
  '[data-typing] &': { paddingY: 2 },
} satisfies ThemeUIStyleObject;

const boxStyle = {
  flex: '1 1 auto',
  minWidth: 0,
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: '22px',
  backgroundColor: 'surface',
  ...boxFocusRing,
} satisfies ThemeUIStyleObject;

const fieldStyle = {
  display: 'block',
  width: '100%',
  minHeight: 'touch',
  // Five lines and the padding.
  maxHeight: 'calc(5 * 1.5em + 20px)',
  paddingX: 4,
  paddingY: '10px',
  border: 0,
  backgroundColor: 'transparent',
  color: 'text',
  // Smaller text makes iOS zoom in.
  fontSize: 2,
  lineHeight: 1.5,
  resize: 'none',
  overflowY: 'auto',
  '&::placeholder': { color: 'muted', opacity: 1 },
  ...withoutFocusRing,
} satisfies ThemeUIStyleObject;

const countStyle = {
  paddingX: 4,
  paddingBottom: 2,
  color: 'muted',
  fontSize: 0,
} satisfies ThemeUIStyleObject;

const tooLongStyle = {
  ...countStyle,
  color: 'danger',
  fontWeight: 'bold',
} satisfies ThemeUIStyleObject;

const sendStyle = {
  ...buttonStyle,
  flex: 'none',
  width: 48,
  minHeight: 48,
  padding: 0,
} satisfies ThemeUIStyleObject;

/** How much room is left, once little is; said when typing rests. */
function Count({ id, left }: { id: string; left: number }) {
  const t = useStrings('chat');
  const isShown = left <= CHAT_COUNT_FROM;
  const words = isShown ? t(left < 0 ? 'too-long' : 'left', { count: Math.abs(left) }) : '';
  useAnnouncement(words);
  return (
    <p id={id} sx={left < 0 ? tooLongStyle : countStyle} hidden={!isShown}>
      {words}
    </p>
  );
}

/** The field of a message: Enter sends, Shift and Enter break the line, and it grows to five lines. */
export const Composer = forwardRef<{ focus: () => void }, Props>(function Composer(
  { name, draft, setDraft, onSend },
  ref,
) {
  const t = useStrings('chat');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${String(field.current.scrollHeight)}px`;
  }, [draft]);

  const text = draft.trim();
  const left = CHAT_MESSAGE_MAX - text.length;
  const canSend = text !== '' && left >= 0;
  const submit = (): void => {
    field.current?.focus();
    if (canSend) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    preventImeEnter(event);
    if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      data-draft=""
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={formStyle}
    >
      <div sx={boxStyle}>
        <label htmlFor={id} sx={visuallyHidden}>
          {t('input', { name })}
        </label>
        <textarea
          ref={field}
          id={id}
          rows={1}
          dir="auto"
          value={draft}
          placeholder={t('input', { name })}
          enterKeyHint="send"
          aria-describedby={`${id}-count`}
          aria-invalid={left < 0}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          sx={fieldStyle}
        />
        <Count id={`${id}-count`} left={left} />
      </div>
      <button type="submit" aria-label={t('send')} aria-disabled={!canSend} sx={sendStyle}>
        <SendIcon size={22} />
      </button>
    </form>
  );
});
