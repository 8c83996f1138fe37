import type { FocusEvent } from 'react';
import { useController, type FieldPathValue } from 'react-hook-form';
import type { LoginValues } from './login-schema';
import type { LoginForm } from './use-login-form';

/**
 * A field of the login form, checked when it is left (specification, section 5) and, once something was wrong
 * with it, with every change.
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
        // A window that is left, to read the message, keeps its active element: the field is not left.
        if (document.activeElement !== target) check();
      },
    },
    error,
    check,
  };
}
