import { Fragment, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { DOT } from '../../i18n/dot';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { coarsePointer, medium, widest } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { Picture } from '../../ui/picture';
import { touchHeight } from '../../ui/touch-height';
import { wholeFacts } from './card-facts';
import { ChangeLine } from './change-line';
import { listComma } from './list-comma';
import { plainList } from './list-style';

type Game = Queries.ChangesDataFragment['days'][number]['games'][number];
type RoleChange = Game['roleChanges'][number];

/** A small picture, the name, and what changed: one row where there is room. */
const gameStyle = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: 3,
  alignItems: 'start',
  paddingX: 3,
  paddingY: '10px',
  borderTop: '1px solid',
  borderColor: 'line',
  '&:first-of-type': { borderTop: 0 },
  [medium]: { gridTemplateColumns: '56px minmax(0, 3fr) minmax(0, 8fr)', paddingX: 4 },
  // In columns (`changedGamesStyle`), where a line would end in the middle of the panel.
  [widest]: { gridTemplateColumns: '56px minmax(0, 1fr)', border: 0 },
} satisfies ThemeUIStyleObject;

/** A list of rows. */
export const changedGamesStyle = {
  ...plainList,
  [widest]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    alignItems: 'start',
    paddingY: 3,
  },
} satisfies ThemeUIStyleObject;

const pictureStyle = {
  gridRow: '1 / span 2',
  aspectRatio: '4 / 3',
  borderRadius: '6px',
  [medium]: { gridRow: 'auto' },
  [widest]: { gridRow: '1 / span 2' },
} satisfies ThemeUIStyleObject;

const nameStyle = {
  fontSize: 2,
  lineHeight: 1.4,
  [medium]: { paddingTop: '9px' },
  [widest]: { paddingTop: 0 },
} satisfies ThemeUIStyleObject;

/** The name of a game, as a link to its page. */
export const nameLinkStyle = {
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  [coarsePointer]: touchHeight,
} satisfies ThemeUIStyleObject;

const linesStyle = {
  ...plainList,
  display: 'grid',
  gap: 1,
  fontSize: 1,
  lineHeight: 1.6,
  [medium]: { paddingY: '9px' },
  [widest]: { gridColumn: 2, paddingY: 0 },
} satisfies ThemeUIStyleObject;

const teaserStyle = { ...inPhrases, color: 'muted' } satisfies ThemeUIStyleObject;

/** Underlined, as links in a text are: colour alone would not tell them apart. */
const roleLinkStyle = { color: 'primary' } satisfies ThemeUIStyleObject;

/** A number stays with what it counts. */
const moreStyle = { color: 'muted', whiteSpace: 'nowrap' } satisfies ThemeUIStyleObject;

/** Mark between the last name and the number of the others. */
const beforeMore = { zh: '，', en: ' ', ja: '、' } as const;

interface ListedRolesProps {
  gameId: string;
  change: RoleChange;
}

/**
 * The names of roles that changed in the same way, and how many more did. A Japanese reading stays in brackets behind its
 * name: above it, it would be wider than the name and leave a hole in the list.
 */
function ListedRoles({ gameId, change: { roles, more } }: ListedRolesProps) {
  const t = useStrings('library-pages');
  const { locale } = usePlace();
  return (
    <>
      {roles.map((role, at) => (
        <Fragment key={role.roleId}>
          <span lang={fallbackLang(role, 'name')}>
            <LocalLink to="role" params={{ id: role.roleId }} sx={roleLinkStyle}>
              {role.name}
            </LocalLink>
          </span>
          {at < roles.length - 1 && listComma(locale)}
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {beforeMore[locale]}
          <LocalLink to="gameRoles" params={{ id: gameId }} sx={moreStyle}>
            {t('more-roles', { count: more })}
          </LocalLink>
        </>
      )}
    </>
  );
}

/** Says what changed of some roles: of one its name first, of several what they have in common. */
function ChangedRoles({ gameId, change }: ListedRolesProps) {
  const t = useStrings('library-pages');
  const { locale } = usePlace();
  const { lines, roles, more } = change;
  const [first] = roles;
  const names = <ListedRoles gameId={gameId} change={change} />;
  const said =
    lines.length > 0
      ? lines.map((line, at) => (
          <span key={at}>
            {at > 0 && DOT}
            <ChangeLine line={line} page={{ kind: 'role', id: first?.roleId ?? '' }} />
          </span>
        ))
      : t('changes-roles', { count: roles.length + more });
  const isAlone = lines.length > 0 && roles.length + more === 1;
  return (
    <>
      {isAlone ? names : said}
      {locale === 'en' ? ': ' : '：'}
      {isAlone ? said : names}
    </>
  );
}

interface ChangedGameProps {
  game: Game;
  /** False where it is known of nothing what has changed, and the row says only what is there. */
  isTold: boolean;
  /** Mark of what was read before. */
  mark?: ReactNode;
}

function hasLines({ game, isTold }: ChangedGameProps): boolean {
  return isTold && game.lines.length > 0;
}

/** Tells whether there is anything to say of a game besides its name. */
export function hasDetail(props: ChangedGameProps): boolean {
  return hasLines(props) || props.game.roleChanges.length > 0;
}

/** A game and what changed of it and of its roles on a day. */
export function ChangedGame({ game, isTold, mark }: ChangedGameProps) {
  const { gameId, name, teaser, cover, lines, roleChanges } = game;
  return (
    <li sx={gameStyle}>
      <Picture picture={cover} alt="" sizes="56px" sx={pictureStyle} />
      <div>
        <h3 lang={fallbackLang(game, 'name')} sx={nameStyle}>
          <LocalLink to="game" params={{ id: gameId }} sx={nameLinkStyle}>
            {name}
          </LocalLink>
        </h3>
        {mark}
      </div>
      <ul sx={linesStyle}>
        {hasLines({ game, isTold }) && (
          <li>
            {lines.map((line, at) => (
              <span key={at}>
                {at > 0 && DOT}
                <ChangeLine line={line} page={{ kind: 'game', id: gameId }} />
              </span>
            ))}
          </li>
        )}
        {teaser !== '' && (
          <li lang={fallbackLang(game, 'summary')} sx={teaserStyle}>
            {teaser}
          </li>
        )}
        {roleChanges.map((change, at) => (
          <li key={at} sx={wholeFacts}>
            <ChangedRoles gameId={gameId} change={change} />
          </li>
        ))}
      </ul>
    </li>
  );
}
