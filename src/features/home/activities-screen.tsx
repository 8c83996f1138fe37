import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import type { Chosen } from './choose-activities';
import { extraWide } from './home-style';
import { moreLink, ScreenHeading } from './screen-heading';
import { Screen, screenStyle } from './screen';
import { ActivityTicket } from './activity-ticket';

/** A glow in the colour of second layers: yellow in the light scheme, indigo in the dark one. */
const glowStyle = {
  ...screenStyle,
  background: `radial-gradient(circle at 0% 100%, color-mix(in srgb, ${colors.peek} 42%, transparent), transparent 62%), color-mix(in srgb, ${colors.peek} 9%, ${colors.page})`,
} satisfies ThemeUIStyleObject;

const columnsStyle = {
  display: 'grid',
  gap: 5,
  [wide]: { gridTemplateColumns: '300px minmax(0, 1fr)', alignItems: 'center', gap: 7 },
  [extraWide]: { gridTemplateColumns: '360px minmax(0, 1fr)' },
} satisfies ThemeUIStyleObject;

const allLinkStyle = { ...moreLink, marginTop: 3 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gap: 3,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const itemStyle = { minWidth: 0 } satisfies ThemeUIStyleObject;

/** The screen of activities: a few tickets, running ones first. */
export function ActivitiesScreen({
  activities,
}: {
  activities: readonly Chosen<Queries.HomeActivityFragment>[];
}) {
  const t = useStrings('home');
  return (
    <Screen name="activities" ground={glowStyle}>
      <div sx={columnsStyle}>
        <ScreenHeading name="activities" title={t('activities-title')} text={t('activities-text')}>
          <LocalLink to="activity" sx={allLinkStyle}>
            {t('all-activities')}
            <ChevronRightIcon size={18} />
          </LocalLink>
        </ScreenHeading>
        {activities.length === 0 ? (
          <p>{t('empty-activities')}</p>
        ) : (
          <ul sx={listStyle}>
            {activities.map((chosen) => (
              <li key={chosen.activity.activityId} sx={itemStyle}>
                <ActivityTicket chosen={chosen} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Screen>
  );
}
