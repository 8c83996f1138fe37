import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { forcedColors } from '../../theme/theme';
import { focusRing } from '../../theme/focus-ring';
import { selectedInForcedColors } from '../../ui/button-style';
import { chipStyle } from '../../ui/tag-style';
import { visuallyHidden } from '../../ui/visually-hidden';
import { RoleGrid } from './role-card';

/** The most groups that are offered; `FilterableRoles` has a style rule for each. */
export const MOST_GROUPS = 8;

interface Tagged {
  readonly text: { readonly tags: readonly string[] };
}

/** A tag that some, but not all, of the roles carry. */
interface RoleGroup {
  readonly tag: string;
  readonly count: number;
}

/**
 * Makes the groups to filter roles by: tags that at least two roles carry, but not all; most roles first. Empty where
 * a filter would not help.
 */
export function roleGroups(roles: readonly Tagged[]): RoleGroup[] {
  const counts = new Map<string, number>();
  for (const { text } of roles) {
    for (const tag of new Set(text.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const groups = Array.from(counts, ([tag, count]) => ({ tag, count }))
    .filter(({ count }) => count > 1 && count < roles.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_GROUPS);
  return groups.length > 1 ? groups : [];
}

/** Lists the groups of a role for `data-groups`: their indices, separated by spaces. */
export function groupsOf({ text }: Tagged, groups: readonly RoleGroup[]): string | undefined {
  return (
    groups
      .flatMap(({ tag }, index) => (text.tags.includes(tag) ? [String(index)] : []))
      .join(' ') || undefined
  );
}

interface Props {
  roles: readonly Queries.RoleCardFragment[];
  heading: 'h2' | 'h3';
}

const groupRules = Array.from({ length: MOST_GROUPS }, (_, index): [string, ThemeUIStyleObject] => [
  `&:has([value="${index}"]:checked) li:not([data-groups~="${index}"])`,
  { display: 'none' },
]);

/** Styles by the number of groups. They hide roles by CSS alone, so that the filter works before hydration. */
const filterStyles = Array.from({ length: MOST_GROUPS + 1 }, (_, count) =>
  Object.fromEntries(groupRules.slice(0, count)),
);

const noFilterStyle = {} satisfies ThemeUIStyleObject;

const fieldsetStyle = {
  display: 'none',
  '@supports selector(:has(*))': { display: 'flex' },
  flexWrap: 'wrap',
  gap: 2,
  minWidth: 0,
  marginX: 0,
  marginTop: 0,
  marginBottom: 4,
  padding: 0,
  border: 0,
} satisfies ThemeUIStyleObject;

const labelStyle = {
  ...chipStyle,
  position: 'relative',
  '&:has(:checked)': { backgroundColor: 'primary', color: 'onPrimary' },
  '&:has(:focus-visible)': focusRing,
  [forcedColors]: { '&:has(:checked)': selectedInForcedColors },
} satisfies ThemeUIStyleObject;

interface ChoiceProps {
  value: string;
  label: string;
  count: number;
  lang?: string | undefined;
}

const countStyle = { fontVariantNumeric: 'tabular-nums' } satisfies ThemeUIStyleObject;

function Choice({ value, label, count, lang }: ChoiceProps) {
  return (
    <label sx={labelStyle}>
      <input
        type="radio"
        name="role-group"
        value={value}
        defaultChecked={value === ''}
        sx={visuallyHidden}
      />
      <span lang={lang}>{label}</span>
      <span sx={countStyle}>{count}</span>
    </label>
  );
}

/** The roles of a game, with radio buttons that filter them by group. At most once on a page. */
export function FilterableRoles({ roles, heading }: Props) {
  const t = useStrings('library');
  const groups = roleGroups(roles);
  const lang = roles[0] && fallbackLang(roles[0].text, 'tags');
  return (
    <div sx={filterStyles[groups.length] ?? noFilterStyle}>
      {groups.length > 0 && (
        <fieldset sx={fieldsetStyle}>
          <legend sx={visuallyHidden}>{t('role-groups')}</legend>
          <Choice value="" label={t('all')} count={roles.length} />
          {groups.map(({ tag, count }, index) => (
            <Choice key={tag} value={String(index)} label={tag} count={count} lang={lang} />
          ))}
        </fieldset>
      )}
      <RoleGrid roles={roles} heading={heading} groupsOf={(role) => groupsOf(role, groups)} />
    </div>
  );
}
