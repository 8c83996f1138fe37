import { LocalLink } from '../../links/local-link';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { ChevronRightIcon } from '../../ui/icons/chevron-right';
import type { Chosen } from './choose-activities';
import { huge } from './home-column';
import { moreLink, ScreenHeading } from './screen-heading';
import { Screen } from './screen';
import { Ticket } from './ticket';

/** Lantern light on paper, and an indigo glow at night. */
const glow = {
  background:
    'radial-gradient(circle at 0% 100%, color-mix(in srgb, var(--yb-peek) 42%, transparent), transparent 62%), color-mix(in srgb, var(--yb-peek) 9%, var(--yb-page))',
};

/** What goes on around the partners and the games: a few tickets, those that are valid now on top. */
export function ActivitiesScreen({
  activities,
}: {
  activities: readonly Chosen<Queries.HomeActivityFragment>[];
}) {
  const t = useStrings('home');
  return (
    <Screen name="activities" ground={glow}>
      <div
        sx={{
          display: 'grid',
          gap: 5,
          [wide]: { gridTemplateColumns: '300px minmax(0, 1fr)', alignItems: 'center', gap: 7 },
          [huge]: { gridTemplateColumns: '360px minmax(0, 1fr)' },
        }}
      >
        <ScreenHeading name="activities" title={t('activities-title')} text={t('activities-text')}>
          <LocalLink to="activity" sx={{ ...moreLink, marginTop: 3 }}>
            {t('all-activities')}
            <ChevronRightIcon size={18} />
          </LocalLink>
        </ScreenHeading>
        {activities.length === 0 ? (
          <p>{t('empty-activities')}</p>
        ) : (
          <ul sx={{ display: 'grid', gap: 3, padding: 0, listStyle: 'none' }}>
            {activities.map((chosen) => (
              <li key={chosen.activity.activityId} sx={{ minWidth: 0 }}>
                <Ticket chosen={chosen} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Screen>
  );
}
