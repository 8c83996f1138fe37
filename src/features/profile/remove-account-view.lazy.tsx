import { useEffect } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../../api-client/session/session';
import { forgetScrollOf } from '../../platform/forget-scroll';
import { useDocumentTitle } from '../../platform/use-document-title';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading, toPerson, ProfileTitle } from './profile-heading';
import { useRemoval, type Removal, type RemovalProgress } from './removal/removal-progress';
import { RemovalSteps } from './removal/removal-steps';
import { body } from './profile-skeleton';
import { useLoginPrompt } from './use-login-prompt';
import { quietButtonStyle, buttonStyle } from '../../ui/button-style';
import { LogInButton, ProfileNotice } from './profile-notice';

interface AnonymousRemovalProps {
  /** The session has ended while the page was open. */
  hasEnded: boolean;
  progress: RemovalProgress;
}

/** Account removal without a login: nothing is removed, and the page explains why. */
function AnonymousRemoval({ hasEnded, progress }: AnonymousRemovalProps) {
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

/** Refuses the removal of another user's account, and links to the visitor's own. */
function WrongAccount({ ownId }: { ownId: string }) {
  const t = useStrings('profile');
  return (
    <ProfileNotice
      title={t('wrong-title')}
      actions={
        <>
          <LocalLink to="profile" sx={buttonStyle}>
            {t('back')}
          </LocalLink>
          <LocalLink to="removeAccount" params={{ id: ownId }} sx={quietButtonStyle}>
            {t('wrong-own')}
          </LocalLink>
        </>
      }
    >
      <p>{t('wrong-text')}</p>
    </ProfileNotice>
  );
}

interface Props {
  /** The user whose account the address names. */
  id: string;
}

function Content({ id, removal }: Props & { removal: Removal }) {
  const ownId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const hasEnded = useLoginPrompt();
  const { progress } = removal;
  // Whoever is through is logged out, or perhaps somebody else by now.
  if (ownId === id || progress.step === 'done') return <RemovalSteps {...removal} />;
  if (ownId === undefined) return <AnonymousRemoval hasEnded={hasEnded} progress={progress} />;
  return <WrongAccount ownId={ownId} />;
}

const backLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  marginY: '-10px',
} satisfies ThemeUIStyleObject;

/**
 * Account removal, in four steps at most. After a login it goes on; the account of another user is refused. For
 * another id it must be mounted anew.
 */
export function RemoveAccountView({ id }: Props) {
  const t = useStrings('profile');
  const { locale } = usePlace();
  const userInfo = useSession((session) => session.userInfo);
  const removal = useRemoval();
  const { nickname, avatar } = toPerson(userInfo ?? undefined, locale);
  useDocumentTitle(t('remove-title'));
  const isDone = removal.progress.step === 'done';
  // The path of this page names the account.
  useEffect(() => (isDone ? () => forgetScrollOf(id) : undefined), [isDone, id]);
  return (
    <>
      <ProfileHeading
        avatar={<Avatar nickname={nickname} picture={avatar} sx={headingAvatar} />}
        above={
          <LocalLink to="profile" sx={backLinkStyle}>
            {t('title')}
          </LocalLink>
        }
        title={<ProfileTitle text={t('remove-title')} />}
        lead={isDone ? undefined : t('remove-lead')}
      />
      <div sx={body}>
        <Content id={id} removal={removal} />
      </div>
    </>
  );
}
