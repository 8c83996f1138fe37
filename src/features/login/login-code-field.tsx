import { useStrings } from '../../i18n/use-strings';
import { CodeField } from '../../ui/code-field';
import { keepComposing } from '../../ui/keep-composing';
import { maskPhone } from './clean-phone';
import { useLoginField } from './use-login-field';
import type { LoginCodes, LoginForm } from './use-login-form';

interface Props {
  form: LoginForm;
  codes: LoginCodes;
}

/** The verification code. Asking for one checks the phone number alone (specification, section 5). */
export const LoginCodeField = ({ form, codes }: Props) => {
  const t = useStrings('login');
  const { field, error } = useLoginField(form, 'verification_code');
  const { secondsLeft: seconds, isSending, note } = codes;

  const send = async (): Promise<void> => {
    if (!(await form.trigger('phone_number', { shouldFocus: true }))) return;
    form.clearErrors('verification_code');
    if (await codes.send(form.getValues('phone_number'))) form.setFocus('verification_code');
  };

  const idleLabel = isSending ? t('sending-code') : t('send-code');
  const isWaiting = seconds > 0;
  return (
    <CodeField
      {...field}
      label={t('code')}
      error={error}
      hint={
        typeof note === 'object'
          ? t('code-sent', { phone: maskPhone(note.sentTo) })
          : note && t('too-many-codes')
      }
      enterKeyHint="go"
      aria-required
      placeholder={t('code-placeholder')}
      onKeyDown={keepComposing}
      sendLabel={isWaiting ? t('seconds', { seconds }) : idleLabel}
      sendSpoken={isWaiting ? t('seconds-spoken', { seconds }) : undefined}
      secondsLeft={seconds}
      isSending={isSending}
      onSend={() => {
        void send();
      }}
    />
  );
};
