import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../../api-client/apollo/api-provider';
import { useMe } from '../../../api-client/use-me';
import { useStrings } from '../../../i18n/use-strings';
import { CodeField } from '../../../ui/code-field';
import { preventImeEnter } from '../../../ui/prevent-ime-enter';
import { useCountdown } from '../../../ui/use-countdown';
import type { Removal } from './removal-progress';
import { StepActions } from './step-actions';
import { useConfirmation, useRemoveAccount, useSendOwnCode } from './use-remove-account';
import { busyStyle } from '../../../ui/busy-style';
import { buttonStyle } from '../../../ui/button-style';
import { forwardRef, useRef } from 'react';
import { checkStyle } from '../../../ui/check-style';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The message when the box was not ticked. */
  error: string | undefined;
}

const labelStyle = {
  display: 'flex',
  gap: 3,
  alignItems: 'flex-start',
  minHeight: 'touch',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const checkboxStyle = {
  ...checkStyle,
  marginTop: '0.25em',
  accentColor: 'danger',
} satisfies ThemeUIStyleObject;

const errorStyle = {
  minHeight: '1.6em',
  color: 'danger',
  fontSize: 1,
  lineHeight: 1.6,
} satisfies ThemeUIStyleObject;

/** A box that must be ticked before something that cannot be undone. */
const ConfirmCheck = forwardRef<HTMLInputElement, Props>(function ConfirmCheck(
  { label, checked, onChange, error },
  ref,
) {
  return (
    <div>
      <label sx={labelStyle}>
        <input
          ref={ref}
          type="checkbox"
          checked={checked}
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'removal-check'}
          onChange={(event) => onChange(event.target.checked)}
          sx={checkboxStyle}
        />
        <span>{label}</span>
      </label>
      <p id="removal-check" sx={errorStyle}>
        {error}
      </p>
    </div>
  );
});

/** A button whose action cannot be undone. */
const dangerButtonStyle = {
  ...buttonStyle,
  ...busyStyle,
  backgroundColor: 'danger',
  color: 'surface',
} satisfies ThemeUIStyleObject;

const noteStyle = {
  padding: 3,
  border: '1px solid transparent',
  borderRadius: 'medium',
  backgroundColor: 'dangerSoft',
} satisfies ThemeUIStyleObject;

/** The phone number that the code is sent to, as far as it is known. */
function Destination() {
  const t = useStrings('profile');
  const me = useMe();
  return (
    <p>
      {me.status === 'ready'
        ? t('confirm-to', { phone: me.data.phone_masked })
        : t('confirm-to-yours')}
    </p>
  );
}

const formStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
} satisfies ThemeUIStyleObject;

const noteTitleStyle = { fontWeight: 'bold' } satisfies ThemeUIStyleObject;

function ConfirmForm(removal: Removal) {
  const t = useStrings('profile');
  const { progress, change, goTo } = removal;
  const { code, countdown, ticket, isRemoving } = progress;
  const hasTicket = ticket !== undefined;
  const secondsLeft = useCountdown(countdown);
  const { isSending, said, send } = useSendOwnCode(change);
  const codeField = useRef<HTMLInputElement>(null);
  const { fault, remove, forget } = useRemoveAccount(removal, () => {
    codeField.current?.focus();
    codeField.current?.select();
  });
  const { checkBox, submit, isChecked, setChecked, isCodeMissing, isCheckMissing } =
    useConfirmation({
      code: hasTicket ? undefined : code,
      codeField,
      onConfirmed: () => void remove(),
    });
  const codeError = isCodeMissing ? 'code-missing' : fault === 'code-wrong' ? fault : undefined;
  return (
    <form noValidate onSubmit={submit} sx={formStyle}>
      {hasTicket ? (
        <div role="alert" sx={noteStyle}>
          <p sx={noteTitleStyle}>{t('again-title')}</p>
          <p>{t('again-text')}</p>
        </div>
      ) : (
        <>
          {fault === 'again-expired' && (
            <p role="alert" sx={noteStyle}>
              {t(fault)}
            </p>
          )}
          <Destination />
          <CodeField
            ref={codeField}
            label={t('code')}
            aria-required
            value={code}
            onChange={(typed) => {
              change({ code: typed });
              forget();
            }}
            error={codeError && t(codeError)}
            hint={said && (said === 'confirm-sent' || secondsLeft > 0) ? t(said) : undefined}
            readOnly={isRemoving}
            onKeyDown={preventImeEnter}
            sendLabel={
              secondsLeft > 0 ? t('code-countdown', { seconds: secondsLeft }) : t('code-send')
            }
            sendSpoken={secondsLeft > 0 ? t('code-wait', { seconds: secondsLeft }) : undefined}
            secondsLeft={secondsLeft}
            isSending={isSending}
            onSend={() => void send()}
          />
          <ConfirmCheck
            ref={checkBox}
            label={t('confirm-check')}
            checked={isChecked}
            onChange={setChecked}
            error={isCheckMissing ? t('confirm-check-missing') : undefined}
          />
        </>
      )}
      <StepActions onBack={() => goTo('kept')} isBusy={isRemoving} isUntouched={!hasTicket}>
        <button type="submit" aria-busy={isRemoving} sx={dangerButtonStyle}>
          {isRemoving ? t('confirm-removing') : t('confirm-remove')}
        </button>
      </StepActions>
    </form>
  );
}

/**
 * The third step: verification code and checkbox, then the account is removed. A chunk of its own. After the code
 * was accepted, another try does not ask for it again.
 */
export function ConfirmStep(removal: Removal) {
  return (
    <ApiProvider>
      <ConfirmForm {...removal} />
    </ApiProvider>
  );
}
