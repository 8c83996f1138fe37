/** What is written into the login form (specification, section 3). */
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
