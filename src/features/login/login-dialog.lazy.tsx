import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useAsync } from '../../api-client/use-async';
import { ApiProvider } from '../../api-client/apollo/api-provider';
import { isApiError } from '../../api-client/errors';
import { logIn as beginSession } from '../../api-client/session/log-in';
import { closeLogin, useSession } from '../../api-client/session/session';
import { ERROR_CODE } from '../../contract';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { busyStyle } from '../../ui/busy-style';
import { loudButtonStyle } from '../../ui/button-style';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toast';
import { Agreement } from './agreement';
import { ChangedTexts } from './changed-texts';
import {
  changedSinceAgreed,
  readAgreedTexts,
  readLegalVersions,
  rememberAgreedTexts,
} from './agreed-texts';
import { failureText, useLogIn } from './use-log-in';
import { LoginCodeField } from './login-code-field';
import { logInvalid, NO_VALUES, useLoginForm, type LoginForm } from './use-login-form';
import { PhoneField } from './phone-field';

const failureStyle = { color: 'danger', fontSize: 1, lineHeight: 1.5 } satisfies ThemeUIStyleObject;

/** The reason why the last login failed. Not a live region, because the toast has been read out. */
function LoginFailure({ form }: { form: LoginForm }) {
  const { errors } = useFormState({ control: form.control });
  const message = errors.root?.message;
  return message === undefined ? null : <p sx={failureStyle}>{message}</p>;
}

const formStyle = {
  display: 'grid',
  // Large type must not make the fields wider than the dialog.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
} satisfies ThemeUIStyleObject;

const submitStyle = {
  ...loudButtonStyle,
  ...busyStyle,
  width: '100%',
  minHeight: 52,
} satisfies ThemeUIStyleObject;

function FormDialog({ open }: { open: boolean }) {
  const t = useStrings('login');
  const { variant, locale } = usePlace();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const { form, codes } = useLoginForm();
  const texts = useAsync(open ? locale : undefined, () =>
    // Without the list nobody is told of a new version, and logging in goes on as ever.
    readLegalVersions(locale).catch(() => undefined),
  ).last;
  const { isBusy, logIn } = useLogIn({
    onSuccess: (user) => {
      if (texts) rememberAgreedTexts(texts);
      // Without the list it is noted as soon as it can be read.
      else readLegalVersions(locale).then(rememberAgreedTexts, () => undefined);
      beginSession(user);
      closeLogin();
      void showToast({ tone: 'success', text: t('welcome') });
    },
    onFailure: (error) => {
      // Its field says it, and has the focus: a toast would say it once more.
      if (isApiError(error, ERROR_CODE.wrongCode)) {
        form.setError('verification_code', { type: 'server', message: t('code-wrong') });
        form.setFocus('verification_code', { shouldSelect: true });
        return;
      }
      const text = failureText(error, t, locale);
      void showToast({ tone: 'error', text });
      form.setError('root', { type: 'server', message: text });
    },
  });

  useEffect(() => {
    if (!open) form.clearErrors();
  }, [open, form]);

  const { reset: forgetCodes } = codes;
  useEffect(() => {
    // Also after a login in another tab: the next visitor must not see what was typed.
    if (!isLoggedIn) return;
    form.reset(NO_VALUES);
    forgetCodes();
  }, [isLoggedIn, form, forgetCodes]);

  return (
    <Dialog
      open={open}
      onClose={closeLogin}
      title={t('title')}
      description={t('intro')}
      // On a phone, focus in a field would open the keyboard over half of the dialog.
      focus={variant === 'm' ? 'dialog' : 'field'}
      size="small"
    >
      <form
        data-draft=""
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit(logIn, logInvalid)(event);
        }}
        sx={formStyle}
      >
        <PhoneField form={form} />
        <LoginCodeField form={form} codes={codes} />
        {texts && <ChangedTexts changed={changedSinceAgreed(readAgreedTexts(), texts)} />}
        <Agreement form={form} />
        <LoginFailure form={form} />
        <button type="submit" aria-busy={isBusy} sx={submitStyle}>
          {isBusy ? t('submitting') : t('submit')}
        </button>
      </form>
    </Dialog>
  );
}

/**
 * The login dialog (specification, section 2.9). It stays mounted while it is closed, so that what was typed
 * is there when it opens again.
 */
export function LoginDialog({ open }: { open: boolean }) {
  return (
    <ApiProvider>
      <FormDialog open={open} />
    </ApiProvider>
  );
}
