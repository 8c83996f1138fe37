import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useStrings } from '../../i18n/use-strings';
import { keepDraft, readDraft } from './login-draft';
import { loginSchema, NO_VALUES, type LoginValues } from './login-schema';
import { useSendCode } from './use-send-code';

/**
 * The login form and its verification codes, restored from the draft (design: nothing typed is lost). Fields validate
 * themselves, see `useLoginField`.
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
      callback: ({ values }) => {
        keepDraft({ values, countdown });
      },
    });
  }, [form, countdown]);

  return { form, codes };
}

export type LoginForm = ReturnType<typeof useLoginForm>['form'];
export type LoginCodes = ReturnType<typeof useLoginForm>['codes'];
