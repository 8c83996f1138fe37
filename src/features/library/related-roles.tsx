import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { Section } from '../../ui/section';
import { RoleGrid } from './role-card';

/** Number of cards that leave half of a wide row empty. */
const FEW = 3;

/** Few cards lie on their side, picture and words beside each other, and share the row. */
const fewStyle = {
  [wide]: {
    '& > ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(360px, 1fr))' },
    '& article': { gridTemplateColumns: '200px minmax(0, 1fr)', gridTemplateRows: '200px' },
    '& article > img': { height: '100%' },
    '& article > div': { alignContent: 'center', gap: 2, padding: 5 },
    '& h3': { fontSize: 4 },
    '& h3 + p': { fontSize: 2 },
  },
} satisfies ThemeUIStyleObject;

/** Roles that are often met together with the one of the page. */
export function RelatedRoles({ roles }: { roles: Queries.RoleDataFragment['related'] }) {
  const t = useStrings('library');
  if (roles.length === 0) return null;
  const grid = <RoleGrid roles={roles} />;
  return (
    <Section title={t('related-roles')} id="related">
      {roles.length <= FEW ? <div sx={fewStyle}>{grid}</div> : grid}
    </Section>
  );
}
