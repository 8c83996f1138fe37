import { useWatch } from 'react-hook-form';
import { useStrings } from '../../i18n/use-strings';
import { CodeField } from '../../ui/code-field';
import { preventImeEnter } from '../../ui/prevent-ime-enter';
import { logInvalid, useLoginField, type LoginCodes, type LoginForm } from './use-login-form';
import { maskPhone } from '../../contract/mask-phone';

/** Longer countdowns are shown in minutes. */
const LONG_S = 120;

const notes = {
  'too-many': 'too-many-codes',
  offline: 'code-offline',
  failed: 'code-not-sent',
} as const;

interface Props {
  form: LoginForm;
  codes: LoginCodes;
}

/** The verification code. Asking for one checks the phone number alone (specification, section 5). */
export function LoginCodeField({ form, codes }: Props) {
  const t = useStrings('login');
  const { field, error } = useLoginField(form, 'verification_code');
  const { isSending, note } = codes;
  const phone = useWatch({ control: form.control, name: 'phone_number' });
  // The countdown belongs to the number: a corrected one need not wait for that of the wrong one.
  const seconds = codes.countdown?.phone === phone ? codes.secondsLeft : 0;

  const send = async (): Promise<void> => {
    if (!(await form.trigger('phone_number', { shouldFocus: true }))) {
      logInvalid({ phone_number: form.getFieldState('phone_number').error });
      return;
    }
    form.clearErrors('verification_code');
    if (await codes.send(form.getValues('phone_number'))) form.setFocus('verification_code');
  };

  const idleLabel = isSending ? t('sending-code') : t('send-code');
  const isWaiting = seconds > 0;
  const minutes = Math.ceil(seconds / 60);
  const isLong = seconds > LONG_S;
  const waitLabel = isLong ? t('minutes', { minutes }) : t('seconds', { seconds });
  const waitSpoken = isLong ? t('minutes-spoken', { minutes }) : t('seconds-spoken', { seconds });
  return (
    <CodeField
      {...field}
      label={t('code')}
      error={error}
      hint={
        typeof note === 'object'
          ? t('code-sent', { phone: maskPhone(note.sentTo) })
          : note && t(notes[note])
      }
      enterKeyHint="go"
      aria-required
      placeholder={t('code-placeholder')}
      onKeyDown={preventImeEnter}
      sendLabel={isWaiting ? waitLabel : idleLabel}
      sendSpoken={isWaiting ? waitSpoken : undefined}
      secondsLeft={seconds}
      isSending={isSending}
      onSend={() => {
        void send();
      }}
    />
  );
}
