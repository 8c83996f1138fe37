import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle } from '../../../ui/button-style';

interface Props {
  /** The button of the next step. */
  children: ReactNode;
  /** Back to the step before; the first has none. */
  onBack?: () => void;
  /** A request is running that must not be interrupted. */
  isBusy?: boolean;
  /** True while nothing has been removed for certain. */
  isUntouched?: boolean;
}

const actionsStyle = { display: 'grid', gap: 2, paddingTop: 2 } satisfies ThemeUIStyleObject;

const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 3 } satisfies ThemeUIStyleObject;

const leaveStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  alignItems: 'center',
} satisfies ThemeUIStyleObject;

const nothingYetStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const leaveLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  color: 'primary',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** The actions of a step: next, back, and cancel. */
export function StepActions({ children, onBack, isBusy = false, isUntouched = true }: Props) {
  const t = useStrings('profile');
  return (
    <div sx={actionsStyle}>
      <div sx={buttonsStyle}>
        {children}
        {onBack && (
          <button type="button" disabled={isBusy} onClick={onBack} sx={quietButtonStyle}>
            {t('step-back')}
          </button>
        )}
      </div>
      <p sx={leaveStyle} style={{ visibility: isUntouched && !isBusy ? 'visible' : 'hidden' }}>
        <span sx={nothingYetStyle}>{t('step-nothing-yet')}</span>
        <LocalLink to="profile" sx={leaveLinkStyle}>
          {t('step-leave')}
        </LocalLink>
      </p>
    </div>
  );
}
