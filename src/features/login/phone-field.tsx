import type { ThemeUIStyleObject } from 'theme-ui';
import { COUNTRY_CODE } from '../../config/constants';
import { useStrings } from '../../i18n/use-strings';
import { preventImeEnter } from '../../ui/prevent-ime-enter';
import { TextField } from '../../ui/text-field';
import { useLoginField, type LoginForm } from './use-login-form';

/**
 * Brings a phone number to its national digits: `+86 138-0013-8000`, `008613800138000` and full-width digits are all
 * `13800138000`. No such number begins with 86. What is too long is left for the visitor to see.
 */
export function normalizePhone(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\D/g, '')
    .replace(/^(?:00)?86(?=1)/, '');
}

const countryCodeStyle = {
  flex: 'none',
  paddingInlineStart: 3,
  paddingInlineEnd: 2,
  borderInlineEnd: '1px solid',
  borderColor: 'line',
  color: 'muted',
  fontWeight: 'medium',
} satisfies ThemeUIStyleObject;

/** The phone number, with the only country code there is before it. */
export function PhoneField({ form }: { form: LoginForm }) {
  const t = useStrings('login');
  const { field, error } = useLoginField(form, 'phone_number');
  return (
    <TextField
      {...field}
      label={t('phone')}
      error={error}
      clean={normalizePhone}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      aria-required
      placeholder={t('phone-placeholder')}
      onKeyDown={preventImeEnter}
      before={<span sx={countryCodeStyle}>+{COUNTRY_CODE}</span>}
    />
  );
}
