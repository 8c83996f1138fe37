import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { coarsePointer, medium } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { NameWithReading } from '../../ui/name-with-reading';
import { Picture } from '../../ui/picture';
import { chipStyle } from '../../ui/tag-style';
import { touchHeight } from '../../ui/touch-height';
import { ChangeLine } from './change-line';
import { isChanged } from './latest-change';
import { clampLines, plainList } from './list-style';

type Game = Queries.ChangesDataFragment['days'][number]['games'][number];

/** Picture and words of a game beside each other, and its roles below both. */
const gameStyle = {
  ...panelStyle,
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 3,
  alignContent: 'start',
  padding: 4,
  [medium]: { gridTemplateColumns: '128px minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  alignSelf: 'start',
  aspectRatio: '4 / 3',
  borderRadius: 'medium',
} satisfies ThemeUIStyleObject;

const tallPictureStyle = { ...pictureStyle, gridRow: '1 / span 2' } satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 3, lineHeight: 1.3 } satisfies ThemeUIStyleObject;

const nameLinkStyle = {
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [coarsePointer]: touchHeight,
} satisfies ThemeUIStyleObject;

const linesStyle = {
  ...plainList,
  display: 'grid',
  gap: 1,
  marginTop: 1,
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Kind of a change, above what it is about. */
const kindStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

const summaryStyle = {
  ...clampLines(2),
  marginTop: 1,
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

const rolesPlaceStyle = { gridColumn: '1 / -1', fontSize: 1 } satisfies ThemeUIStyleObject;

/** Beside the picture, where the game itself has no words there. */
const rolesBesideStyle = { gridColumn: 2, fontSize: 1 } satisfies ThemeUIStyleObject;

const rolesStyle = {
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  marginTop: 2,
  // Chips with a reading and chips without are of one height, which has room for the reading.
  '&:has(rt) a': { minHeight: 'touch' },
} satisfies ThemeUIStyleObject;

/** The reading lies above the line of the name and takes none of its own: names of all chips stand on one line. */
const roleChipStyle = {
  ...chipStyle,
  // The first line of one with a reading is the reading.
  verticalAlign: 'top',
  '& ruby': { display: 'inline-grid' },
  '& rt': {
    display: 'grid',
    gridArea: '1 / 1',
    alignContent: 'end',
    height: 0,
    marginBottom: '-2px',
    lineHeight: 1,
  },
} satisfies ThemeUIStyleObject;

/** A role of which it is known what changed has a row of its own. */
const toldRoleStyle = { flex: '1 0 100%', color: 'muted' } satisfies ThemeUIStyleObject;

const roleNameStyle = {
  marginRight: 2,
  color: 'primary',
  fontWeight: 'medium',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [coarsePointer]: touchHeight,
} satisfies ThemeUIStyleObject;

function ChangedRole({ role }: { role: Game['roles'][number] }) {
  const { roleId, name, lines } = role;
  const isTold = lines.length > 0;
  return (
    <li {...(isTold && { sx: toldRoleStyle })}>
      <span lang={fallbackLang(role, 'name')}>
        <LocalLink to="role" params={{ id: roleId }} sx={isTold ? roleNameStyle : roleChipStyle}>
          <NameWithReading name={name} />
        </LocalLink>
      </span>
      {lines.map((line, at) => (
        <span key={at}>
          {at > 0 && '\u00a0· '}
          <ChangeLine line={line} page={{ kind: 'role', id: roleId }} />
        </span>
      ))}
    </li>
  );
}

interface ChangedGameProps {
  game: Game;
  /** False where the page says of no game what has changed. */
  isTold: boolean;
}

/** A game and those of its roles that changed on a day. */
export function ChangedGame({ game, isTold }: ChangedGameProps) {
  const t = useStrings('library-pages');
  const rolesId = useId();
  const { gameId, name, cover, lines, summary, roles, more } = game;
  const hasWords = isChanged(game);
  return (
    <li sx={gameStyle}>
      <Picture
        picture={cover}
        alt=""
        sizes="128px"
        sx={hasWords ? pictureStyle : tallPictureStyle}
      />
      <div>
        <h3 lang={fallbackLang(game, 'name')} sx={nameStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={nameLinkStyle}>
            {name}
          </LocalLink>
        </h3>
        {lines.length > 0 && (
          <ul sx={linesStyle}>
            {lines.map((line, at) => (
              <li key={at}>
                <ChangeLine line={line} page={{ kind: 'game', id: gameId }} />
              </li>
            ))}
          </ul>
        )}
        {isTold && lines.length === 0 && summary !== '' && (
          <p sx={kindStyle}>{t('changed-page')}</p>
        )}
        {summary !== '' && (
          <p lang={fallbackLang(game, 'summary')} sx={summaryStyle}>
            {summary}
          </p>
        )}
      </div>
      {roles.length > 0 && (
        <div sx={hasWords ? rolesPlaceStyle : rolesBesideStyle}>
          <p id={rolesId} sx={kindStyle}>
            {t('changed-roles', { count: roles.length + more })}
          </p>
          <ul aria-labelledby={rolesId} sx={rolesStyle}>
            {roles.map((role) => (
              <ChangedRole key={role.roleId} role={role} />
            ))}
            {more > 0 && (
              <li>
                <LocalLink to="gameRoles" params={{ id: gameId }}>
                  {t('more-roles', { count: more })}
                </LocalLink>
              </li>
            )}
          </ul>
        </div>
      )}
    </li>
  );
}
