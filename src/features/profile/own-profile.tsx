import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../../api-client/session/user-info';
import type { WireUser } from '../../contract';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading, toPerson } from './profile-heading';
import { ProfileFacts } from './profile-facts';
import { LogOutButton } from './log-out-button';
import { RemovalEntry } from './removal-entry';
import { body } from './profile-skeleton';
import { ProfileTitle } from './profile-title';
import { NextLinks } from './next-links';

const columnsStyle = {
  ...body,
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { gap: 6, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
} satisfies ThemeUIStyleObject;

const factsStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  padding: 4,
  [wide]: { padding: 6 },
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4 } satisfies ThemeUIStyleObject;

/** The profile of the logged-in user. Shows the stored session at once, and loads the rest from the API. */
export function OwnProfile({ userInfo }: { userInfo: UserInfo }) {
  const t = useStrings('profile');
  const [known, setKnown] = useState<WireUser>();
  const { nickname, avatar } = toPerson(known ?? userInfo);
  return (
    <>
      <ProfileHeading
        avatar={<Avatar nickname={nickname} picture={avatar} sx={headingAvatar} />}
        above={t('title')}
        title={<ProfileTitle text={nickname === '' ? t('nickname-none') : nickname} />}
      />
      <div sx={columnsStyle}>
        <section aria-labelledby="profile-facts" sx={factsStyle}>
          <h2 id="profile-facts" sx={titleStyle}>
            {t('facts')}
          </h2>
          <ProfileFacts onKnown={setKnown} />
          <LogOutButton />
        </section>
        <NextLinks />
        <RemovalEntry webUserId={userInfo.web_user_id} />
      </div>
    </>
  );
}
