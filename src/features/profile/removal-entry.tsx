import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { routes, type Route } from '../../routes';

const entryStyle = {
  gridColumn: '1 / -1',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
} satisfies ThemeUIStyleObject;

/** The link to account removal; a text where the variant has no such route. */
export function RemovalEntry({ webUserId }: { webUserId: string }) {
  const t = useStrings('profile');
  const { variant } = usePlace();
  const { variants }: Route = routes.removeAccount;
  if (!variants.includes(variant)) return <p sx={entryStyle}>{t('remove-where')}</p>;
  return (
    <p sx={entryStyle}>
      <LocalLink to="removeAccount" params={{ id: webUserId }} sx={linkStyle}>
        {t('remove-title')}
      </LocalLink>
    </p>
  );
}
