import * as z from 'zod/mini';
import { PHONE_PATTERN } from '../../contract/patterns';
import type { Translate } from '../../i18n/strings';

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

/** The validation rules of the login form (specification, section 5), with messages in the language of the page. */
export function loginSchema(t: Translate<'login'>) {
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
