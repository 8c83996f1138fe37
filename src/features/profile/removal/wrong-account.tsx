import { LocalLink } from '../../../links/local-link';
import { useStrings } from '../../../i18n/use-strings';
import { buttonStyle, quietButtonStyle } from '../../../ui/button-style';
import { ProfileNotice } from '../profile-notice';

/** Refuses the removal of another user's account, and links to the visitor's own. */
export function WrongAccount({ ownId }: { ownId: string }) {
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
