import { forwardRef } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The message when the box was not ticked. */
  error: string | undefined;
}

const labelStyle = {
  display: 'flex',
  gap: 3,
  alignItems: 'flex-start',
  minHeight: 'touch',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const checkboxStyle = {
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  marginTop: '0.25em',
  accentColor: 'danger',
} satisfies ThemeUIStyleObject;

const errorStyle = {
  minHeight: '1.6em',
  color: 'danger',
  fontSize: 1,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

/** A box that must be ticked before something that cannot be undone. */
export const ConfirmCheck = forwardRef<HTMLInputElement, Props>(function ConfirmCheck(
  { label, checked, onChange, error },
  ref,
) {
  return (
    <div>
      <label sx={labelStyle}>
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby="removal-check"
          onChange={(event) => onChange(event.target.checked)}
          sx={checkboxStyle}
        />
        <span>{label}</span>
      </label>
      <p id="removal-check" aria-live="polite" sx={errorStyle}>
        {error}
      </p>
    </div>
  );
});
