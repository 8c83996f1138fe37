import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useIdle } from '../../platform/loading/use-idle';
import { useLazy } from '../../platform/loading/use-lazy';
import { medium } from '../../theme/theme';
import { panelStyle } from '../../ui/card-style';
import { EmptyState } from '../../ui/empty-state';
import { Section } from '../../ui/section';
import { ChangedGame, changedGamesStyle, hasDetail } from './changed-game';
import { LatestChange } from './latest-change';
import { LibraryPageHead } from './library-page-head';
import { QuietWeek } from './quiet-week';
import { ChangedGameName, namesStyle } from './changed-game-name';

const emptyStyle = { paddingTop: 6 } satisfies ThemeUIStyleObject;

const beginStyle = {
  maxWidth: 'text',
  color: 'muted',
  fontSize: 1,
} satisfies ThemeUIStyleObject;

/** Why the games below it are named. */
const reasonStyle = {
  paddingX: 3,
  paddingTop: 3,
  color: 'muted',
  fontSize: 1,
  [medium]: { paddingX: 4 },
  'ul + &': { borderTop: '1px solid', borderColor: 'line' },
} satisfies ThemeUIStyleObject;

function loadMark() {
  return import('./shelf/changed-since-read.lazy');
}

interface ChangedGamesProps {
  day: string;
  games: Queries.ChangesDataFragment['days'][number]['games'];
  isTold: boolean;
}

/** The games of a day: first those of which there is something to say, then the names of the others. */
function ChangedGames({ day, games, isTold }: ChangedGamesProps) {
  const t = useStrings('library-pages');
  const { code } = useLazy(loadMark, { when: useIdle() });
  // Of others only roles have changed.
  const markOf = ({ gameId, lines }: (typeof games)[number]) =>
    code && lines.length > 0 && <code.ChangedSinceRead gameId={gameId} day={day} />;
  const detailed = games.filter((game) => hasDetail({ game, isTold }));
  const named = games.filter((game) => !hasDetail({ game, isTold }));
  return (
    <div sx={panelStyle}>
      {detailed.length > 0 && (
        <ul sx={changedGamesStyle}>
          {detailed.map((game) => (
            <ChangedGame key={game.gameId} game={game} isTold={isTold} mark={markOf(game)} />
          ))}
        </ul>
      )}
      {named.length > 0 && (
        <>
          <p sx={reasonStyle}>{t('changes-pages')}</p>
          <ul sx={namesStyle}>
            {named.map((game) => (
              <ChangedGameName key={game.gameId} game={game} mark={markOf(game)} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Shows what was added and corrected lately, day by day; where only the days are known, what the library has. */
export function ChangesView({
  changes: { days, isTold, isWhole },
}: {
  changes: Queries.ChangesDataFragment;
}) {
  const t = useStrings('library-pages');
  const [latest] = days;
  const known = latest ? t('changes-known') : t('changes-lead');
  return (
    <>
      <LibraryPageHead
        title={t('changes-title')}
        lead={latest && isTold ? <LatestChange latest={latest} /> : known}
      />
      {days.length === 0 && (
        <div sx={emptyStyle}>
          <EmptyState art="empty" title={t('no-changes-title')} />
        </div>
      )}
      {days.map(({ day, label, games }) => (
        <Section key={day} title={label} id={`day-${day}`}>
          <ChangedGames day={day} games={games} isTold={isTold} />
        </Section>
      ))}
      {latest && <QuietWeek day={latest.day} />}
      {days.length > 0 && !isWhole && <p sx={beginStyle}>{t('changes-begin')}</p>}
    </>
  );
}
