import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { EmptyState } from '../../ui/empty-state';
import { Section } from '../../ui/section';
import { ChangedGame } from './changed-game';
import { LatestChange } from './latest-change';
import { LibraryPageHead } from './library-page-head';
import { plainList } from './list-style';

type Day = Queries.ChangesDataFragment['days'][number];

const gamesStyle = {
  ...plainList,
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  [medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))' },
  [wide]: { gap: 4 },
} satisfies ThemeUIStyleObject;

const emptyStyle = { paddingTop: 6 } satisfies ThemeUIStyleObject;

const beginStyle = {
  maxWidth: 'text',
  marginTop: 5,
  color: 'muted',
} satisfies ThemeUIStyleObject;

/** Tells whether it is known of anything what has changed: the first build of a library knows only when. */
function isAnythingTold(days: readonly Day[]): boolean {
  return days.some(({ games }) =>
    games.some(
      ({ lines, roles }) => lines.length > 0 || roles.some((role) => role.lines.length > 0),
    ),
  );
}

/** Shows what was added and corrected lately, day by day. */
export function ChangesView({ days }: { days: readonly Day[] }) {
  const t = useStrings('library-pages');
  const [latest] = days;
  const isTold = isAnythingTold(days);
  return (
    <>
      <LibraryPageHead
        title={t('changes-title')}
        lead={latest ? <LatestChange latest={latest} /> : t('changes-lead')}
      />
      {days.length === 0 && (
        <div sx={emptyStyle}>
          <EmptyState art="empty" title={t('no-changes-title')} />
        </div>
      )}
      {days.length > 0 && !isTold && <p sx={beginStyle}>{t('changes-begin')}</p>}
      {days.map(({ day, label, games }) => (
        <Section key={day} title={label} id={`day-${day}`}>
          <ul sx={gamesStyle}>
            {games.map((game) => (
              <ChangedGame key={game.gameId} game={game} isTold={isTold} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
