import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { LegalLink } from './legal-link';
import { splitRichText, type RichTextPart } from './split-rich-text';
import { useLoginField } from './use-login-field';
import type { LoginForm } from './use-login-form';

function Part({ text, mark }: RichTextPart) {
  return mark === 'terms' || mark === 'privacy' ? <LegalLink doc={mark}>{text}</LegalLink> : text;
}

const labelStyle = {
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  minHeight: 'touch',
  paddingY: 2,
  fontSize: 1,
  lineHeight: '24px',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const checkboxStyle = {
  flex: 'none',
  width: 20,
  height: 20,
  margin: '2px 0',
  accentColor: 'primary',
  cursor: 'inherit',
} satisfies ThemeUIStyleObject;

const errorStyle = {
  minHeight: '1.6em',
  color: 'danger',
  fontSize: 1,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

/** The checkbox of the agreement, with links to the documents in its label; validated at every change. */
export function Agreement({ form }: { form: LoginForm }) {
  const t = useStrings('login');
  const id = useId();
  const { field, error, check } = useLoginField(form, 'agreementChecked');
  const { value, onChange, name, ref } = field;
  return (
    <div>
      <label sx={labelStyle}>
        <input
          type="checkbox"
          name={name}
          ref={ref}
          checked={value}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={({ target }) => {
            onChange(target.checked);
            check();
          }}
          sx={checkboxStyle}
        />
        <span>
          {splitRichText(t('agreement')).map((part) => (
            <Part key={part.text} {...part} />
          ))}
        </span>
      </label>
      <p id={`${id}-error`} aria-live="polite" sx={errorStyle}>
        {error}
      </p>
    </div>
  );
}
