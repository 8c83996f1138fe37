import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle } from '../../ui/button-style';
import { CheckIcon } from '../../ui/icons/check';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading } from './profile-heading';
import { LogInButton } from './log-in-button';
import { ProfileNotice } from './profile-notice';
import { body } from './profile-skeleton';
import { ProfileTitle } from './profile-title';

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
export function AnonymousProfile({ hasEnded }: { hasEnded: boolean }) {
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
