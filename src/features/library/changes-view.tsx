import { useId } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { localeFacts } from '../../config/locales';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { coarsePointer, medium, wide } from '../../theme/theme';
import { touchHeight } from '../../ui/touch-height';
import { panelStyle } from '../../ui/card-style';
import { EmptyState } from '../../ui/empty-state';
import { NameWithReading } from '../../ui/name-with-reading';
import { Picture } from '../../ui/picture';
import { Section } from '../../ui/section';
import { chipStyle } from '../../ui/tag-style';
import { isChanged, LatestChange } from './latest-change';
import { LibraryPageHead } from './library-page-head';
import { clampLines, plainList } from './list-style';

type Day = Queries.ChangesDataFragment['days'][number];
type Game = Day['games'][number];

/** The page of an item, to which the names in a line lead. */
interface ItemPage {
  readonly kind: 'game' | 'role';
  readonly id: string;
}

const gamesStyle = {
  ...plainList,
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))' },
  [wide]: { gap: 4 },
} satisfies ThemeUIStyleObject;

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

const emptyStyle = { paddingTop: 6 } satisfies ThemeUIStyleObject;

const beginStyle = {
  maxWidth: 'text',
  marginTop: 5,
  color: 'muted',
} satisfies ThemeUIStyleObject;

/** Says a change of an item; sections and skills that it names lead to their place. */
function Line({
  line: { pieces },
  page: { kind, id },
}: {
  line: Game['lines'][number];
  page: ItemPage;
}) {
  return (
    <>
      {pieces.map(({ text, fragment, isChinese }, at) => (
        <span key={at} lang={isChinese ? localeFacts.zh.tag : undefined}>
          {fragment === null ? (
            text
          ) : (
            <LocalLink to={kind} params={{ id }} suffix={`#${fragment}`}>
              {text}
            </LocalLink>
          )}
        </span>
      ))}
    </>
  );
}

function ChangedRole({ role }: { role: Game['roles'][number] }) {
  const { roleId, name, lines } = role;
  const isTold = lines.length > 0;
  return (
    <li {...(isTold && { sx: toldRoleStyle })}>
      <span lang={fallbackLang(role, 'name')}>
        <LocalLink to="role" params={{ id: roleId }} sx={isTold ? roleNameStyle : chipStyle}>
          <NameWithReading name={name} />
        </LocalLink>
      </span>
      {lines.map((line, at) => (
        <span key={at}>
          {at > 0 && '\u00a0· '}
          <Line line={line} page={{ kind: 'role', id: roleId }} />
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
function ChangedGame({ game, isTold }: ChangedGameProps) {
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
                <Line line={line} page={{ kind: 'game', id: gameId }} />
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

/** Tells whether it is known of anything what has changed: the first build of a library knows only when. */
function isAnythingTold(days: readonly Day[]): boolean {
  return days.some(({ games }) =>
    games.some(
      ({ lines, roles }) => lines.length > 0 || roles.some((role) => role.lines.length > 0),
    ),
  );
}

export function ChangesView({ days }: { days: readonly Day[] }) {
  const t = useStrings('library-pages');
  const [latest] = days;
  const isTold = isAnythingTold(days);
  return (
    <>
      <LibraryPageHead
        title={t('changes-title')}
        lead={latest ? <LatestChange latest={latest} /> : t('changes-lead')}
      />
      {days.length === 0 && (
        <div sx={emptyStyle}>
          <EmptyState art="empty" title={t('no-changes-title')} />
        </div>
      )}
      {days.length > 0 && !isTold && <p sx={beginStyle}>{t('changes-begin')}</p>}
      {days.map(({ day, label, games }) => (
        <Section key={day} title={label} id={`day-${day}`}>
          <ul sx={gamesStyle}>
            {games.map((game) => (
              <ChangedGame key={game.gameId} game={game} isTold={isTold} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
