import type { ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { openLogin, useSession } from '../../api-client/session/session';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useStrings } from '../../i18n/use-strings';
import { OwnProfile } from './own-profile';
import { useSessionEnded } from './use-login-prompt';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading, ProfileTitle } from './profile-heading';
import { LogInButton, ProfileNotice } from './profile-notice';
import { body } from './profile-skeleton';

/** Gains of a login, of which each has a line. */
const gains = ['chats', 'scenes', 'memory'] as const;

const pointsStyle = { paddingLeft: 4 } satisfies ThemeUIStyleObject;

/** The profile page without a login: what a login brings, and the one way to it. */
function AnonymousProfile({ hasEnded }: { hasEnded: boolean }) {
  const t = useStrings('profile');
  return (
    <>
      <ProfileHeading
        avatar={<Avatar nickname="" sx={headingAvatar} />}
        title={<ProfileTitle text={t('title')} />}
      />
      <div sx={body}>
        <ProfileNotice
          title={t(hasEnded ? 'ended-title' : 'anonymous-title')}
          actions={<LogInButton />}
        >
          {hasEnded ? (
            <p>{t('ended-text')}</p>
          ) : (
            <ul sx={pointsStyle}>
              {gains.map((gain) => (
                <li key={gain}>{t(`anonymous-${gain}`)}</li>
              ))}
            </ul>
          )}
        </ProfileNotice>
      </div>
    </>
  );
}

/**
 * The profile page: the user's own, or the one without a login.
 * @param news card of what the visitor has to be asked or told as a user of the site
 * @param shelf the strip of what this browser keeps of the library
 */
export function ProfileView({ news, shelf }: { news: ReactNode; shelf: ReactNode }) {
  const t = useStrings('profile');
  const userInfo = useSession((session) => session.userInfo);
  const hasEnded = useSessionEnded(openLogin);
  useDocumentTitle(t('title'));
  // The key resets all state when another account logs in.
  return userInfo ? (
    <OwnProfile key={userInfo.web_user_id} userInfo={userInfo} news={news} shelf={shelf} />
  ) : (
    <AnonymousProfile hasEnded={hasEnded} />
  );
}
