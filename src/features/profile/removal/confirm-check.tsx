import { forwardRef } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is said when it must be ticked first. */
  error: string | undefined;
}

/** A box that must be ticked before something that cannot be undone. */
export const ConfirmCheck = forwardRef<HTMLInputElement, Props>(function ConfirmCheck(
  { label, checked, onChange, error },
  ref,
) {
  return (
    <div>
      <label
        sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', minHeight: 44, cursor: 'pointer' }}
      >
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          aria-invalid={error !== undefined}
          aria-describedby="removal-check"
          onChange={(event) => onChange(event.target.checked)}
          sx={{
            flex: 'none',
            width: 20,
            height: 20,
            margin: 0,
            marginTop: '0.25em',
            accentColor: 'var(--yb-danger)',
          }}
        />
        <span>{label}</span>
      </label>
      <p
        id="removal-check"
        aria-live="polite"
        sx={{ minHeight: '1.6em', color: 'danger', fontSize: 1, lineHeight: 1.6 }}
      >
        {error}
      </p>
    </div>
  );
});
