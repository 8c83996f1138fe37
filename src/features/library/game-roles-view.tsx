import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { compareFragment } from '../../routes/compare-fragment';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, withoutScript } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { EmptyState } from '../../ui/empty-state';
import { LowHeroBand } from '../../ui/low-hero-band';
import { crumbsAtNight } from '../../ui/night-ground';
import { nightButtonStyle, smallButton } from '../../ui/button-style';
import { FilterableRoles } from './filterable-roles';

interface Props {
  game: Queries.GameRolesDataFragment;
}

const titleStyle = {
  marginTop: 2,
  fontSize: 5,
  fontWeight: 'heavy',
  lineHeight: 1.2,
  maxWidth: 'calc(100% - 84px)',
  [medium]: { maxWidth: '60%' },
  [wide]: { fontSize: 6 },
} satisfies ThemeUIStyleObject;

const leadStyle = {
  ...inPhrases,
  marginTop: 2,
  color: 'nightMuted',
  [wide]: { maxWidth: '56%' },
} satisfies ThemeUIStyleObject;

const compareStyle = {
  ...nightButtonStyle,
  ...smallButton,
  marginTop: 3,
  marginBottom: 2,
  // The comparison needs a script.
  [withoutScript]: { display: 'none' },
} satisfies ThemeUIStyleObject;

/** How many roles a comparison begins with. */
const COMPARED = 2;

/** A width at which five columns fit. */
const spacious = '@container page (min-width: 1200px)';

/** Selects a list whose number of items ends a row of so many. */
function listOf(nth: string): string {
  return `& ul:has(> li:nth-of-type(${nth}):last-of-type)`;
}

/** No role is left alone in the last row. */
const shelfStyle = {
  paddingTop: 6,
  [medium]: { [listOf('3n')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  [spacious]: {
    [listOf('5n + 1')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [listOf('6')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
} satisfies ThemeUIStyleObject;

export function GameRolesView({ game: { gameId, text, roles } }: Props) {
  const t = useStrings('library');
  return (
    <>
      <LowHeroBand art="shelves">
        <div sx={crumbsAtNight}>
          <Breadcrumbs>
            <LocalLink to="library">{t('title')}</LocalLink>
            <span lang={fallbackLang(text, 'name')}>
              <LocalLink to="game" params={{ id: gameId }}>
                {text.name}
              </LocalLink>
            </span>
            <span aria-current="page">{t('roles')}</span>
          </Breadcrumbs>
        </div>
        <h1 sx={titleStyle}>{t('roles-title', { name: text.name })}</h1>
        <p sx={leadStyle}>{t('roles-description', { name: text.name })}</p>
        {roles.length >= COMPARED && (
          <LocalLink
            to="compare"
            suffix={compareFragment(
              'role',
              roles.slice(0, COMPARED).map(({ roleId }) => roleId),
            )}
            sx={compareStyle}
          >
            {t('compare-roles')}
          </LocalLink>
        )}
      </LowHeroBand>
      <div sx={shelfStyle}>
        {roles.length === 0 ? (
          <EmptyState art="empty" title={t('no-roles')} />
        ) : (
          <FilterableRoles roles={roles} heading="h2" />
        )}
      </div>
    </>
  );
}
