import type { ThemeUIStyleObject } from 'theme-ui';
import { useSession } from '../../api-client/session/session';
import { useDocumentTitle } from '../../platform/use-document-title';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading, toPerson } from './profile-heading';
import { AnonymousRemoval } from './removal/anonymous-removal';
import { RemovalDone } from './removal/removal-done';
import { useRemoval, type Removal } from './removal/removal-progress';
import { RemovalSteps } from './removal/removal-steps';
import { WrongAccount } from './removal/wrong-account';
import { body } from './profile-skeleton';
import { ProfileTitle } from './profile-title';
import { useLoginPrompt } from './use-login-prompt';

interface Props {
  /** Whose account the address names. */
  id: string;
}

function Content({ id, removal }: Props & { removal: Removal }) {
  const ownId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const hasEnded = useLoginPrompt();
  const { progress } = removal;
  if (progress.step === 'done') return <RemovalDone progress={progress} />;
  if (ownId === undefined) return <AnonymousRemoval hasEnded={hasEnded} progress={progress} />;
  return ownId === id ? <RemovalSteps {...removal} /> : <WrongAccount ownId={ownId} />;
}

const backLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
  marginY: '-10px',
} satisfies ThemeUIStyleObject;

/**
 * Account removal, in four steps at most. Who logs in goes on where they were; whom the address does not
 * name is refused. For another id it must be mounted anew.
 */
export function RemoveAccountView({ id }: Props) {
  const t = useStrings('profile');
  const userInfo = useSession((session) => session.userInfo);
  const removal = useRemoval();
  const { nickname, avatar } = toPerson(userInfo ?? {});
  useDocumentTitle(t('remove-title'));
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
        lead={removal.progress.step === 'done' ? undefined : t('remove-lead')}
      />
      <div sx={body}>
        <Content id={id} removal={removal} />
      </div>
    </>
  );
}
