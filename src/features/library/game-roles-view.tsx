import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { compareFragment } from '../../routes/compare-fragment';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, withoutScript } from '../../theme/theme';
import { inPhrases } from '../../ui/in-phrases';
import { oneCrumbOnPhones } from '../../ui/one-crumb-on-phones';
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

/** Style of the way up: on a phone, to the game. */
const crumbsStyle = { ...crumbsAtNight, ...oneCrumbOnPhones(2) } satisfies ThemeUIStyleObject;

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

const shelfStyle = { paddingTop: 6 } satisfies ThemeUIStyleObject;

export function GameRolesView({ game: { gameId, text, roles } }: Props) {
  const t = useStrings('library');
  return (
    <>
      <LowHeroBand art="shelves">
        <div sx={crumbsStyle}>
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
