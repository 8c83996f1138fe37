import type { ThemeUIStyleObject } from 'theme-ui';
import { COUNTRY_CODE } from '../../config/constants';
import { useStrings } from '../../i18n/use-strings';
import { preventImeEnter } from '../../ui/prevent-ime-enter';
import { TextField } from '../../ui/text-field';
import { normalizePhone } from './phone-number';
import { useLoginField } from './use-login-field';
import type { LoginForm } from './use-login-form';

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
