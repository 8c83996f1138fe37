import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide, widest } from '../../theme/theme';
import { EmptyState } from '../../ui/empty-state';
import { AsyncContent } from './async-content';
import { KnownGameCard } from './known-game';
import { toKnownGame } from './partner';
import type { SectionProps } from './partner-section';
import { PartSkeleton } from './partner-skeleton';
import { useKnownGames } from './use-known-games';

const sectionStyle = { marginTop: 6 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gap: 5,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [widest]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

/** The games that a partner knows: each leads to its page in the library, and can be asked about. */
export function GamesSection({ partner }: SectionProps) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  const games = useKnownGames(partner.gameIds);
  return (
    <AsyncContent request={games} skeleton={<PartSkeleton />}>
      {(list) => (
        <div sx={sectionStyle}>
          {list.length === 0 ? (
            <EmptyState art="empty" title={t('no-games')} />
          ) : (
            <ul sx={listStyle}>
              {list.map((game) => (
                <li key={game.id} sx={itemStyle}>
                  <KnownGameCard shape="card" partner={partner} game={toKnownGame(game, locale)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </AsyncContent>
  );
}
