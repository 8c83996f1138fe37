import { logRefusal } from '../../platform/log';
import type { LoginValues } from './login-schema';

/** Logs which fields do not validate, and that is all (specification, section 8): the fields themselves show why. */
export function logInvalid(fields: Partial<Record<keyof LoginValues, unknown>>): void {
  logRefusal(new Error(`The login form does not validate: ${Object.keys(fields).join(', ')}`));
}
