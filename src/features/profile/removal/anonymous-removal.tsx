import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle } from '../../../ui/button-style';
import { LogInButton } from '../log-in-button';
import { ProfileNotice } from '../profile-notice';
import type { RemovalProgress } from './removal-progress';

interface Props {
  /** The session was refused while the page was looked at. */
  hasEnded: boolean;
  progress: RemovalProgress;
}

/** Account removal by somebody who is not logged in: nothing happens, and the page says why. */
export function AnonymousRemoval({ hasEnded, progress }: Props) {
  const t = useStrings('profile');
  // With a ticket the removal had begun, and its answer may be what was lost.
  const ended = progress.ticket === undefined ? 'remove-ended-text' : 'remove-uncertain-text';
  return (
    <ProfileNotice
      title={t(hasEnded ? 'ended-title' : 'remove-anonymous-title')}
      actions={
        <>
          <LogInButton />
          <LocalLink to="profile" sx={quietButtonStyle}>
            {t('back')}
          </LocalLink>
        </>
      }
    >
      <p role={hasEnded ? 'alert' : undefined}>{t(hasEnded ? ended : 'remove-text')}</p>
    </ProfileNotice>
  );
}
