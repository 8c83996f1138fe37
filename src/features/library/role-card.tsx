import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { medium, spacious, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { NameWithReading } from '../../ui/name-with-reading';
import { Picture } from '../../ui/picture';
import { plainList } from './list-style';
import { inPhrases } from '../../ui/in-phrases';
import { DOT } from '../../i18n/dot';

interface Props {
  role: Queries.RoleCardFragment;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

const pictureStyle = { aspectRatio: '1' } satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 1,
  padding: 3,
  alignContent: 'start',
  minWidth: 0,
} satisfies ThemeUIStyleObject;

const nameStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const titleStyle = {
  ...inPhrases,
  fontSize: 1,
  lineHeight: 1.5,
  color: 'muted',
} satisfies ThemeUIStyleObject;

const tagsStyle = {
  fontSize: 0,
  fontWeight: 'medium',
  color: 'primary',
} satisfies ThemeUIStyleObject;

function RoleCard({ role: { roleId, avatar, text }, heading: Heading }: Props) {
  return (
    <article sx={cardStyle}>
      <Picture picture={avatar} alt="" sizes="(min-width: 769px) 260px, 46vw" sx={pictureStyle} />
      <div sx={textStyle}>
        <Heading lang={fallbackLang(text, 'name')} sx={nameStyle}>
          <LocalLink to="role" params={{ id: roleId }} sx={cardLink}>
            <NameWithReading name={text.name} />
          </LocalLink>
        </Heading>
        {text.title !== '' && (
          <p lang={fallbackLang(text, 'title')} sx={titleStyle}>
            {text.title}
          </p>
        )}
        {text.tags.length > 0 && (
          <p lang={fallbackLang(text, 'tags')} sx={tagsStyle}>
            {text.tags.join(DOT)}
          </p>
        )}
      </div>
    </article>
  );
}

/** Cards of a short row are no larger than in a row of four. */
const LEAST_COLUMNS = 4;

/**
 * Chooses how many columns a list has, of those that its page has room for, so that no card is left alone in the last row and as
 * few places as possible are left empty.
 */
export function evenColumns(count: number, most: number): number {
  if (count <= most) return Math.max(count, Math.min(most, LEAST_COLUMNS));
  const choices = Array.from({ length: Math.ceil(most / 2) }, (_, less) => most - less);
  const emptyOf = (columns: number): number => (columns - (count % columns)) % columns;
  return choices.sort((one, other) => emptyOf(one) - emptyOf(other))[0] ?? most;
}

function columnsFor(count: number, most: number) {
  return { gridTemplateColumns: `repeat(${String(evenColumns(count, most))}, minmax(0, 1fr))` };
}

function gridOf(count: number) {
  return {
    ...plainList,
    display: 'grid',
    // Two side by side, and one where even a phone is narrow or text is large.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(136px, 100%), 1fr))',
    gap: 3,
    [medium]: columnsFor(count, 3),
    [wide]: { gap: 4, ...columnsFor(count, 4) },
    [spacious]: columnsFor(count, 6),
  } satisfies ThemeUIStyleObject;
}

const cellStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

interface GridProps {
  roles: readonly Queries.RoleCardFragment[];
  heading?: Props['heading'];
  /** The groups of a role, where the list can be filtered by them. */
  groupsOf?: (role: Queries.RoleCardFragment) => string | undefined;
}

/** Roles side by side, as many as the frame has room for, none of them alone in its row. */
export function RoleGrid({ roles, heading = 'h3', groupsOf }: GridProps) {
  return (
    <ul sx={gridOf(roles.length)}>
      {roles.map((role) => (
        <li key={role.roleId} data-groups={groupsOf?.(role)} sx={cellStyle}>
          <RoleCard role={role} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
