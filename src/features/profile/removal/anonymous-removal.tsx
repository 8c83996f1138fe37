import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle } from '../../../ui/button-style';
import { LogInButton } from '../log-in-button';
import { ProfileNotice } from '../profile-notice';
import type { RemovalProgress } from './removal-progress';

interface Props {
  /** The session has ended while the page was open. */
  hasEnded: boolean;
  progress: RemovalProgress;
}

/** Account removal without a login: nothing is removed, and the page explains why. */
export function AnonymousRemoval({ hasEnded, progress }: Props) {
  const t = useStrings('profile');
  // With a ticket the removal was requested, and its outcome may be unknown.
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
