import type { FocusEvent } from 'react';
import { useController, type FieldPathValue } from 'react-hook-form';
import type { LoginValues } from './login-schema';
import type { LoginForm } from './use-login-form';

/**
 * A field of the login form, validated on blur (specification, section 5) and, while it has an error, at every
 * change.
 */
export function useLoginField<N extends keyof LoginValues>(form: LoginForm, name: N) {
  const { field, fieldState } = useController({ control: form.control, name });
  const error = fieldState.error?.message;
  const check = (): void => {
    void form.trigger(name);
  };
  return {
    field: {
      ...field,
      onChange: (value: FieldPathValue<LoginValues, N>): void => {
        field.onChange(value);
        if (error !== undefined) check();
      },
      onBlur: ({ target }: FocusEvent): void => {
        field.onBlur();
        // Switching to another window, to read the text message, blurs the field but keeps it active: no validation.
        if (document.activeElement !== target) check();
      },
    },
    error,
    check,
  };
}
