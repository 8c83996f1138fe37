import type { ReactNode } from 'react';
import { useSession } from '../../api-client/session/session';
import { useDocumentTitle } from '../../platform/use-document-title';
import { useStrings } from '../../i18n/use-strings';
import { OwnProfile } from './own-profile';
import { useLoginPrompt } from './use-login-prompt';
import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { quietButtonStyle } from '../../ui/button-style';
import { CheckIcon } from '../../ui/icons/check';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading, ProfileTitle } from './profile-heading';
import { LogInButton, ProfileNotice } from './profile-notice';
import { body } from './profile-skeleton';

const items = ['item-name', 'item-phone', 'item-messages', 'item-remove'] as const;

const listStyle = {
  display: 'grid',
  gap: 2,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'flex', gap: 3 } satisfies ThemeUIStyleObject;

const markStyle = { marginTop: '0.25em', color: 'primary' } satisfies ThemeUIStyleObject;

/** The profile page without a login: what it will show, and the login button. */
function AnonymousProfile({ hasEnded }: { hasEnded: boolean }) {
  const t = useStrings('profile');
  const common = useStrings('common');
  return (
    <>
      <ProfileHeading
        avatar={<Avatar nickname="" sx={headingAvatar} />}
        title={<ProfileTitle text={t('title')} />}
        lead={t('anonymous-lead')}
      />
      <div sx={body}>
        <ProfileNotice
          title={t(hasEnded ? 'ended-title' : 'anonymous-title')}
          actions={
            <>
              <LogInButton />
              <LocalLink to="library" sx={quietButtonStyle}>
                {t('library')}
              </LocalLink>
              <LocalLink to="shelf" sx={quietButtonStyle}>
                {common('shelf')}
              </LocalLink>
              <LocalLink to="home" sx={quietButtonStyle}>
                {common('back-home')}
              </LocalLink>
            </>
          }
        >
          {hasEnded && <p>{t('ended-text')}</p>}
          <ul sx={listStyle}>
            {items.map((item) => (
              <li key={item} sx={itemStyle}>
                <CheckIcon sx={markStyle} />
                {t(item)}
              </li>
            ))}
          </ul>
        </ProfileNotice>
      </div>
    </>
  );
}

/**
 * The profile page: the user's own, or the one without a login.
 * @param shelf the strip of what this browser keeps of the library
 */
export function ProfileView({ shelf }: { shelf: ReactNode }) {
  const t = useStrings('profile');
  const userInfo = useSession((session) => session.userInfo);
  const hasEnded = useLoginPrompt();
  useDocumentTitle(t('title'));
  // The key resets all state when another account logs in.
  return userInfo ? (
    <OwnProfile key={userInfo.web_user_id} userInfo={userInfo} shelf={shelf} />
  ) : (
    <AnonymousProfile hasEnded={hasEnded} />
  );
}
