import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type FocusEvent } from 'react';
import { useForm, useController, type FieldPathValue } from 'react-hook-form';
import { useStrings } from '../../i18n/use-strings';
import { useSendCode, type CodeWait } from './use-send-code';
import * as z from 'zod/mini';
import { PHONE_PATTERN } from '../../contract/patterns';
import type { Translate } from '../../i18n/strings';
import { readStored, writeStored } from '../../platform/storage';
import { logRefusal } from '../../platform/log';

/** The values of the login form (specification, section 3). */
export interface LoginValues {
  phone_number: string;
  verification_code: string;
  agreementChecked: boolean;
}

export const NO_VALUES: Readonly<LoginValues> = {
  phone_number: '',
  verification_code: '',
  agreementChecked: false,
};

/** Makes the validation rules (specification, section 5), with messages in the language of the page. */
function loginSchema(t: Translate<'login'>) {
  return z.object({
    phone_number: z
      .string()
      .check(z.minLength(1, t('phone-required')), z.regex(PHONE_PATTERN, t('phone-wrong'))),
    verification_code: z.string().check(z.minLength(1, t('code-required'))),
    agreementChecked: z
      .boolean()
      .check(z.refine((isChecked) => isChecked, t('agreement-required'))),
  });
}

const draftSchema = z.object({
  values: z.object({
    phone_number: z.string(),
    verification_code: z.string(),
    agreementChecked: z.boolean(),
  }),
  countdown: z.optional(z.object({ until: z.number(), seconds: z.number(), phone: z.string() })),
});

/** The unsent values of the form, and the countdown until another code may be sent. */
interface LoginDraft {
  readonly values: LoginValues;
  readonly countdown?: CodeWait | undefined;
}

/** Reads the draft of this tab; undefined if there is none or it does not parse. */
export function readDraft(): LoginDraft | undefined {
  return readStored(
    'sessionStorage',
    'loginDraft',
    (text) => draftSchema.safeParse(JSON.parse(text ?? 'null')).data,
  );
}

/** Keeps the draft for this tab; one that holds nothing is not kept. */
function keepDraft({ values, countdown }: LoginDraft): void {
  const { phone_number, verification_code, agreementChecked } = values;
  const isEmpty = phone_number + verification_code === '' && !agreementChecked && !countdown;
  writeStored(
    'sessionStorage',
    'loginDraft',
    isEmpty ? undefined : JSON.stringify({ values, countdown }),
  );
}

/** Logs which fields do not validate, and no values (specification, section 8). */
export function logInvalid(fields: Partial<Record<keyof LoginValues, unknown>>): void {
  // Words alone: an error would bring a stack, and nothing has gone wrong.
  logRefusal(`The login form does not validate: ${Object.keys(fields).join(', ')}`);
}

/**
 * Binds a field of the form, validated on blur (specification, section 5) and, while it has an error, at every change.
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

/**
 * Sets up the form and its verification codes, restored from the draft. Fields validate themselves (`useLoginField`).
 */
export function useLoginForm() {
  const t = useStrings('login');
  const [draft] = useState(readDraft);
  const form = useForm<LoginValues>({
    defaultValues: draft?.values ?? NO_VALUES,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (...asked) => zodResolver(loginSchema(t))(...asked),
  });
  const codes = useSendCode(draft?.countdown);
  const { countdown } = codes;

  useEffect(() => {
    keepDraft({ values: form.getValues(), countdown });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepDraft({ values, countdown }),
    });
  }, [form, countdown]);

  return { form, codes };
}

export type LoginForm = ReturnType<typeof useLoginForm>['form'];
export type LoginCodes = ReturnType<typeof useLoginForm>['codes'];
