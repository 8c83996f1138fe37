import { useFormState } from 'react-hook-form';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { LoginForm } from './use-login-form';

const failureStyle = { color: 'danger', fontSize: 1, lineHeight: 1.5 } satisfies ThemeUIStyleObject;

/** Why the last login failed, for whoever missed the popup. Silent, because the popup has been read out. */
export function LoginFailure({ form }: { form: LoginForm }) {
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.message;
  return message === undefined ? null : <p sx={failureStyle}>{message}</p>;
}
