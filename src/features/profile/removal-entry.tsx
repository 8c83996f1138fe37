import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { routes, type Route } from '../../routes';

const style = { gridColumn: '1 / -1', color: 'muted', fontSize: 1 } as const;

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'touch',
} satisfies ThemeUIStyleObject;

/** The quiet way to account removal; where the route is not, the page says where it is. */
export function RemovalEntry({ webUserId }: { webUserId: string }) {
  const t = useStrings('profile');
  const { variant } = usePlace();
  const { variants }: Route = routes.removeAccount;
  if (!variants.includes(variant)) return <p sx={style}>{t('remove-where')}</p>;
  return (
    <p sx={style}>
      <LocalLink to="removeAccount" params={{ id: webUserId }} sx={linkStyle}>
        {t('remove-title')}
      </LocalLink>
    </p>
  );
}
