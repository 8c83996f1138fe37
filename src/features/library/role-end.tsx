import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { medium } from '../../theme/theme';
import { panelStyle, peekStyle } from '../../ui/card-style';
import { ChevronLeftIcon } from '../../ui/icons/chevron-left';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import { NameWithReading } from '../../ui/name-with-reading';
import { RelatedRoles } from './related-roles';
import { ReportMistake } from './report-mistake';

const linkStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 72,
  padding: 4,
  textDecoration: 'none',
} satisfies ThemeUIStyleObject;

const nextStyle = {
  ...linkStyle,
  justifyContent: 'end',
  textAlign: 'end',
  [medium]: { gridColumn: 2 },
} satisfies ThemeUIStyleObject;

interface RolePagerProps {
  game: Queries.RoleDataFragment['game'];
  previous: Queries.RoleLinkFragment | null;
  next: Queries.RoleLinkFragment | null;
}

const wordsStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

const labelStyle = { display: 'block', color: 'muted', fontSize: 0 } satisfies ThemeUIStyleObject;

function Name({
  of: { text },
  label,
}: {
  of: Pick<Queries.RoleLinkFragment, 'text'>;
  label: string;
}) {
  return (
    <span sx={wordsStyle}>
      <span sx={labelStyle}>{label}</span>
      <strong lang={fallbackLang(text, 'name')}>
        <NameWithReading name={text.name} />
      </strong>
    </span>
  );
}

const navStyle = {
  display: 'grid',
  gap: 4,
  marginTop: 7,
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', marginTop: 8 },
} satisfies ThemeUIStyleObject;

/** The roles before and after this one in their game; in the place of one that there is not, all of them. */
function RolePager({ game, previous, next }: RolePagerProps) {
  const t = useStrings('library');
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={t('role-nav')} sx={navStyle}>
      {previous ? (
        <LocalLink to="role" params={{ id: previous.roleId }} sx={linkStyle}>
          <ChevronLeftIcon />
          <Name of={previous} label={t('previous-role')} />
        </LocalLink>
      ) : (
        <LocalLink to="gameRoles" params={{ id: game.gameId }} sx={linkStyle}>
          <Name of={game} label={t('roles')} />
        </LocalLink>
      )}
      {next ? (
        <LocalLink to="role" params={{ id: next.roleId }} sx={nextStyle}>
          <Name of={next} label={t('next-role')} />
          <ChevronRightIcon />
        </LocalLink>
      ) : (
        <LocalLink to="gameRoles" params={{ id: game.gameId }} sx={nextStyle}>
          <Name of={game} label={t('roles')} />
        </LocalLink>
      )}
    </nav>
  );
}

/** The box of a late part stands between it and `Main`, which places its own children alone. */
const endStyle = { gridColumn: 'content', minWidth: 0 } satisfies ThemeUIStyleObject;

interface RoleEndProps extends Omit<RolePagerProps, 'game'> {
  role: Queries.RoleDataFragment;
}

/** The end of a role's page: its company, how fresh it is, how to report mistakes, the ways to the roles beside it. */
export function RoleEnd({ role, ...others }: RoleEndProps) {
  return (
    <div sx={endStyle}>
      <RelatedRoles roles={role.related} />
      <ReportMistake name={role.text.name} to="role" id={role.roleId} updated={role.updated} />
      <RolePager game={role.game} {...others} />
    </div>
  );
}
