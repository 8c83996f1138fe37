import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle } from '../../../ui/button-style';

interface Props {
  /** What leads on. */
  children: ReactNode;
  /** Back to the step before; the first has none. */
  onBack?: () => void;
  /** Something is being done that must come to its end. */
  isBusy?: boolean;
  /** Whether it is certain that nothing has changed yet. */
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

/** What can be done in a step: go on, go back, or leave it all as it is. */
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
