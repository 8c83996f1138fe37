import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle } from '../../ui/button-style';
import { EmptyState } from '../../ui/empty-state';
import { RoleGrid } from './role-card';
import { FilterableRoles } from './filterable-roles';

/** How many roles a game's own page shows; a link leads to all of them. */
const ROLES_SHOWN = 12;

type Props = Pick<Queries.GameDataFragment, 'gameId' | 'roles'>;

const allLinkStyle = {
  ...quietButtonStyle,
  display: 'flex',
  marginTop: 4,
} satisfies ThemeUIStyleObject;

/** The roles of a game on its own page. */
export function GameRoles({ gameId, roles }: Props) {
  const t = useStrings('library');
  if (roles.length === 0) return <EmptyState title={t('no-roles')} />;
  if (roles.length <= ROLES_SHOWN) return <FilterableRoles roles={roles} heading="h3" />;
  return (
    <>
      <RoleGrid roles={roles.slice(0, ROLES_SHOWN)} />
      <LocalLink to="gameRoles" params={{ id: gameId }} sx={allLinkStyle}>
        {t('all-roles', { count: roles.length })}
      </LocalLink>
    </>
  );
}
