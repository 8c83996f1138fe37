import { useState, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { UserInfo } from '../../api-client/session/user-info';
import type { WireUser } from '../../contract';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { Avatar } from './avatar';
import { headingAvatar, ProfileHeading, toPerson, ProfileTitle } from './profile-heading';
import { ProfileStrips } from './profile-strips';
import { ProfileFacts } from './profile-facts';
import { body } from './profile-skeleton';
import { LocalLink } from '../../links/local-link';
import { useLateProfile } from './use-late-profile';

const removalStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 'touch',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const columnsStyle = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: 7,
  [wide]: { gap: 6, gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', marginTop: 8 },
} satisfies ThemeUIStyleObject;

const factsStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 4,
  padding: 4,
  [wide]: { padding: 6 },
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 4 } satisfies ThemeUIStyleObject;

/** Place of a card, which keeps its distance from what is below. */
const newsStyle = { '& > *': { maxWidth: 'text', marginBottom: 5 } } satisfies ThemeUIStyleObject;

interface Props {
  userInfo: UserInfo;
  /** Card of what the user has to be asked or told. */
  news: ReactNode;
  /** The strip of the shelf. */
  shelf: ReactNode;
}

/**
 * The profile of the logged-in user: what is theirs first, the account below it. Shows the stored session at once, and
 * loads the rest from the API.
 */
export function OwnProfile({ userInfo, news, shelf }: Props) {
  const t = useStrings('profile');
  const { code } = useLateProfile();
  const { locale } = usePlace();
  const [known, setKnown] = useState<WireUser>();
  const { nickname, avatar } = toPerson(known ?? userInfo, locale);
  return (
    <>
      <ProfileHeading
        avatar={<Avatar nickname={nickname} picture={avatar} sx={headingAvatar} />}
        above={t('title')}
        title={<ProfileTitle text={nickname === '' ? t('nickname-none') : nickname} />}
        lead={t('own-lead')}
      />
      <div sx={body}>
        <div sx={newsStyle}>{news}</div>
        <ProfileStrips userId={userInfo.web_user_id} shelf={shelf} />
        <div sx={columnsStyle}>
          <section aria-labelledby="profile-facts" sx={factsStyle}>
            <h2 id="profile-facts" sx={titleStyle}>
              {t('facts')}
            </h2>
            <ProfileFacts userId={userInfo.web_user_id} onKnown={setKnown} />
            {/* Under /m on a desk, too. */}
            <LocalLink to="removeAccount" params={{ id: userInfo.web_user_id }} sx={removalStyle}>
              {t('remove-title')}
            </LocalLink>
          </section>
          {code && <code.NextLinks />}
        </div>
      </div>
    </>
  );
}
