import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import type { Chosen } from './choose-activities';
import { laptopWindow } from './home-style';
import { moreLink, ScreenHeading } from './screen-heading';
import { ActivityTicket } from './activity-ticket';

const columnsStyle = {
  display: 'grid',
  gap: 5,
  [wide]: {
    gridTemplateColumns: 'minmax(300px, 30%) minmax(0, 1fr)',
    alignItems: 'center',
    gap: 6,
  },
} satisfies ThemeUIStyleObject;

const allLinkStyle = { ...moreLink, marginTop: 3 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gap: 3,
  padding: 0,
  listStyle: 'none',
  // As many as fit on the screen.
  [wide]: { [laptopWindow]: { '& > li:nth-of-type(n + 4)': { display: 'none' } } },
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
  );
}
