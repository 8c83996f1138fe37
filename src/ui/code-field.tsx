import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { busyStyle } from './busy-style';
import { quietButtonStyle } from './button-style';
import { TextField, type TextFieldProps } from './text-field';

/** A verification code as it was written or pasted, without what cannot belong to one: `１２３ 456` is `123456`. */
export function normalizeVerificationCode(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9A-Za-z]/g, '');
}

const buttonStyle = {
  ...quietButtonStyle,
  ...busyStyle,
  flex: '0 1 auto',
  minWidth: '6em',
  marginInlineStart: 'auto',
  paddingX: 3,
  borderRadius: '10px',
  fontSize: 1,
  fontVariantNumeric: 'tabular-nums',
} satisfies ThemeUIStyleObject;

interface Props extends Omit<TextFieldProps, 'after' | 'clean'> {
  /** Label of the button in it: "Send code", or `58 s` while nobody may send another. */
  sendLabel: string;
  /** Label that is read out instead of the bare seconds. */
  sendSpoken?: string | undefined;
  /** Seconds until another code may be sent; 0 when one may. */
  secondsLeft: number;
  /** A code is being asked for. */
  isSending: boolean;
  /** Never called while a code is being asked for or the countdown runs. */
  onSend: () => void;
}

/** A field for a verification code, with the button that sends one. */
export const CodeField = forwardRef<HTMLInputElement, Props>(function CodeField(
  { sendLabel, sendSpoken, secondsLeft, isSending, onSend, ...field },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => {
    if (!input.current) throw new Error('The code field is not there');
    return input.current;
  }, []);
  const isWaiting = secondsLeft > 0;
  useLayoutEffect(() => {
    // A disabled button would drop the keyboard.
    if (isWaiting && document.activeElement === button.current) input.current?.focus();
  }, [isWaiting]);
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
      ref={input}
      clean={normalizeVerificationCode}
      after={
        <button
          ref={button}
          type="button"
          disabled={isWaiting}
          aria-busy={isSending}
          aria-label={sendSpoken}
          onClick={() => {
            if (!isSending) onSend();
          }}
          sx={buttonStyle}
        >
          {sendLabel}
        </button>
      }
    />
  );
});
