import { useDocumentTitle } from '../../client/use-document-title';
import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { PageTitle } from '../../ui/page-title';
import { Notice, quietLink } from './notice';

const items = ['item-name', 'item-phone', 'item-messages', 'item-remove'] as const;

/** The profile of somebody who is not logged in: what will be here, and where to go meanwhile. */
export const ProfileView = () => {
  const t = useStrings('profile');
  useDocumentTitle(t('title'));
  return (
    <>
      <PageTitle title={t('title')} />
      <Notice title={t('anonymous-title')}>
        <p>{t('anonymous-text')}</p>
        <ul sx={{ paddingLeft: '1.4em' }}>
          {items.map((item) => (
            <li key={item}>{t(item)}</li>
          ))}
        </ul>
        <p sx={{ color: 'muted' }}>{t('login-soon')}</p>
      </Notice>
    </>
  );
};

/** Account removal by somebody who is not logged in: nothing happens, and the page says why. */
export const RemoveAccountView = () => {
  const t = useStrings('profile');
  useDocumentTitle(t('remove-title'));
  return (
    <>
      <PageTitle title={t('remove-title')} />
      <Notice>
        <p>{t('remove-text')}</p>
        <p>
          <LocalLink to="profile" sx={quietLink}>
            {t('back')}
          </LocalLink>
        </p>
      </Notice>
    </>
  );
};
