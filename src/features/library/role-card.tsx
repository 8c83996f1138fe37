import { LocalLink } from '../../i18n/local-link';
import { langOf } from '../../i18n/untranslated';
import { medium, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { Rarity } from './rarity';

interface Props {
  role: Queries.RoleCardFragment;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
}

/** A role in a list. */
const RoleCard = ({ role: { roleId, avatar, rarity, text }, heading: Heading }: Props) => (
  <article sx={{ ...cardStyle, gridTemplateRows: 'none', gridTemplateColumns: '96px 1fr', gap: 3 }}>
    <Picture
      picture={avatar}
      alt=""
      sizes="96px"
      sx={{ width: 96, height: '100%', minHeight: 96 }}
    />
    <div
      sx={{ display: 'grid', alignContent: 'center', paddingY: 2, paddingRight: 3, minWidth: 0 }}
    >
      <Heading lang={langOf(text, 'name')} sx={{ fontSize: 2 }}>
        <LocalLink to="role" params={{ id: roleId }} sx={cardLink}>
          {text.name}
        </LocalLink>
      </Heading>
      {text.title !== '' && (
        <p lang={langOf(text, 'title')} sx={{ fontSize: 1, color: 'muted' }}>
          {text.title}
        </p>
      )}
      <p lang={langOf(text, 'tags')} sx={{ fontSize: 0, color: 'muted' }}>
        {text.tags.join(' · ')}
      </p>
      {rarity !== null && <Rarity count={rarity} />}
    </div>
  </article>
);

interface GridProps {
  roles: readonly Queries.RoleCardFragment[];
  heading?: Props['heading'];
}

/** Roles side by side, as many as the frame has room for. */
export const RoleGrid = ({ roles, heading = 'h3' }: GridProps) => (
  <ul
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 3,
      padding: 0,
      listStyle: 'none',
      [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {roles.map((role) => (
      <li key={role.roleId} sx={{ display: 'grid' }}>
        <RoleCard role={role} heading={heading} />
      </li>
    ))}
  </ul>
);
