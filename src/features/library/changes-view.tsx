import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { EmptyState } from '../../ui/empty-state';
import { NameWithReading } from '../../ui/name-with-reading';
import { Section } from '../../ui/section';
import { chipStyle } from '../../ui/tag-style';
import { LibraryPageHead } from './library-page-head';
import { plainList } from './list-style';

type Day = Queries.ChangesDataFragment['days'][number];

const gamesStyle = {
  ...plainList,
  display: 'grid',
  gap: 3,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))' },
  [wide]: { gap: 4 },
} satisfies ThemeUIStyleObject;

const gameStyle = {
  ...panelStyle,
  display: 'grid',
  gap: 2,
  alignContent: 'start',
  padding: 4,
} satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const noteStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const rolesStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const emptyStyle = { paddingTop: 6 } satisfies ThemeUIStyleObject;

/** A game and those of its roles that changed on a day. */
function ChangedGame({ game }: { game: Day['games'][number] }) {
  const t = useStrings('library-pages');
  const { gameId, name, isChanged, roles, more } = game;
  return (
    <li sx={gameStyle}>
      <h3 lang={fallbackLang(game, 'name')} sx={nameStyle}>
        <LocalLink to="game" params={{ id: gameId }}>
          {name}
        </LocalLink>
      </h3>
      {isChanged && <p sx={noteStyle}>{t('changed-game')}</p>}
      {roles.length > 0 && (
        <ul aria-label={t('changed-roles')} sx={rolesStyle}>
          {roles.map((role) => (
            <li key={role.roleId} lang={fallbackLang(role, 'name')}>
              <LocalLink to="role" params={{ id: role.roleId }} sx={chipStyle}>
                <NameWithReading name={role.name} />
              </LocalLink>
            </li>
          ))}
          {more > 0 && (
            <li>
              <LocalLink to="gameRoles" params={{ id: gameId }}>
                {t('more-roles', { count: more })}
              </LocalLink>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}

export function ChangesView({ days }: { days: readonly Day[] }) {
  const t = useStrings('library-pages');
  return (
    <>
      <LibraryPageHead title={t('changes-title')} lead={t('changes-lead')} />
      {days.length === 0 && (
        <div sx={emptyStyle}>
          <EmptyState art="empty" title={t('no-changes-title')} />
        </div>
      )}
      {days.map(({ day, label, games }) => (
        <Section key={day} title={label} id={`day-${day}`}>
          <ul sx={gamesStyle}>
            {games.map((game) => (
              <ChangedGame key={game.gameId} game={game} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
