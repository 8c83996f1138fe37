import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { useStrings } from '../../i18n/use-strings';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Message } from '../../ui/message';
import { PageTitle } from '../../ui/page-title';
import { RoleGrid } from './role-card';

interface Props {
  game: Queries.GameRolesDataFragment;
}

/** All roles of a game. */
export const GameRolesView = ({ game: { gameId, text, roles } }: Props) => {
  const t = useStrings('library');
  return (
    <>
      <Breadcrumbs>
        <LocalLink to="library">{t('title')}</LocalLink>
        <span lang={langOf(text, 'name')}>
          <LocalLink to="game" params={{ id: gameId }}>
            {text.name}
          </LocalLink>
        </span>
        <span aria-current="page">{t('roles')}</span>
      </Breadcrumbs>
      <PageTitle
        title={t('roles-title', { name: text.name })}
        lead={t('roles-description', { name: text.name })}
      />
      {roles.length === 0 ? (
        <Message title={t('no-roles')} />
      ) : (
        <RoleGrid roles={roles} heading="h2" />
      )}
    </>
  );
};
