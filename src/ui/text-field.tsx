import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { boxFocusRing, withoutFocusRing } from '../theme/focus-ring';
import { motion } from '../theme/theme';
import { colors } from '../theme/colors';
import { useSaidMessage } from './use-said-message';

const boxStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  padding: '3px',
  border: '1px solid',
  borderColor: 'muted',
  borderRadius: 'medium',
  backgroundColor: 'surface',
  transition: `border-color ${motion.quick}, box-shadow ${motion.quick}`,
  '&[data-invalid="true"]': { borderColor: 'danger', boxShadow: `0 0 0 1px ${colors.danger}` },
  ...boxFocusRing,
} satisfies ThemeUIStyleObject;

const inputStyle = {
  // What stands beside it moves beneath it where there is no room for six digits.
  flex: '1 1 7em',
  minWidth: 0,
  minHeight: 'touch',
  paddingX: 3,
  border: 0,
  borderRadius: 'small',
  backgroundColor: 'transparent',
  color: 'text',
  // Smaller text makes iOS zoom in.
  fontSize: 2,
  lineHeight: 1.5,
  '&::placeholder': { color: 'muted', opacity: 1 },
  ...withoutFocusRing,
} satisfies ThemeUIStyleObject;

const messageStyle = {
  // One line is always there, so that a message moves nothing.
  minHeight: '1.6em',
  marginTop: 1,
  fontSize: 1,
  lineHeight: 1.6,
  color: 'muted',
  '&[data-error="true"]': { color: 'danger' },
} satisfies ThemeUIStyleObject;

/** How a text is put right as it is written, and where the caret goes: behind what was before it. */
function putRight(input: HTMLInputElement, clean: (text: string) => string): void {
  const { value, selectionStart } = input;
  const text = clean(value);
  if (text === value) return;
  const caret = Math.min(clean(value.slice(0, selectionStart ?? value.length)).length, text.length);
  input.value = text;
  input.setSelectionRange(caret, caret);
}

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'value' | 'defaultValue' | 'onChange' | 'onCompositionStart' | 'onCompositionEnd'
>;

export interface TextFieldProps extends Native {
  label: string;
  value: string;
  /** Told of the text as it is after every change, put right already. */
  onChange: (text: string) => void;
  /** Puts right what is typed or pasted; never while an input method composes. */
  clean?: (text: string) => string;
  /** Error that stands beneath the field instead of the hint. */
  error?: string | undefined;
  /** Hint beneath it; said when it changes. */
  hint?: string | undefined;
  /** A fixed part before the text. */
  before?: ReactNode;
  /** A button behind the text. */
  after?: ReactNode;
}

const labelStyle = {
  display: 'block',
  marginBottom: 1,
  fontSize: 1,
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

/**
 * A field for a line of text: its label above, what is wrong or good to know beneath. The text is the
 * caller's (what `useController` of react-hook-form gives fits), and `ref` is the input.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, value, onChange, onBlur, clean, error, hint, before, after, ...input },
  ref,
) {
  const id = useId();
  const isComposing = useRef(false);
  const tell = (field: HTMLInputElement): void => {
    if (clean && !isComposing.current) putRight(field, clean);
    onChange(field.value);
  };
  const message = error ?? hint;
  const noteLeft = useSaidMessage(id, { error, hint });
  return (
    <div>
      <label htmlFor={id} sx={labelStyle}>
        {label}
      </label>
      <div data-invalid={error !== undefined} sx={boxStyle}>
        {before}
        <input
          {...input}
          ref={ref}
          id={id}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
          onChange={(event) => {
            tell(event.target);
          }}
          onBlur={(event) => {
            noteLeft();
            onBlur?.(event);
          }}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            tell(event.currentTarget);
          }}
          sx={inputStyle}
        />
        {after}
      </div>
      <p id={`${id}-message`} data-error={error !== undefined} sx={messageStyle}>
        {message}
      </p>
    </div>
  );
});
