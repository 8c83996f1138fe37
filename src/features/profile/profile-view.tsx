import { useDocumentTitle } from '../../client/use-document-title';
import { LocalLink } from '../../i18n/local-link';
import { useStrings } from '../../i18n/use-strings';
import { CheckIcon } from '../../ui/icons/check';
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
        <ul sx={{ display: 'grid', gap: 2, padding: 0, listStyle: 'none' }}>
          {items.map((item) => (
            <li key={item} sx={{ display: 'flex', gap: 3 }}>
              <CheckIcon sx={{ marginTop: '0.25em', color: 'primary' }} />
              {t(item)}
            </li>
          ))}
        </ul>
        <p sx={{ color: 'muted', fontSize: 1 }}>{t('login-soon')}</p>
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
