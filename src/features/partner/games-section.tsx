import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { usePlace } from '../../i18n/locale-context';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';
import { medium, wide } from '../../theme/theme';
import { cardLink, cardStyle } from '../../ui/card-style';
import { EmptyState } from '../../ui/empty-state';
import { AsyncContent } from './async-content';
import { toKnownGame, type KnownGame } from './partner';
import type { SectionProps } from './partner-section';
import { PartSkeleton } from './partner-skeleton';
import { useKnownGames } from './use-known-games';

const coverStyle = {
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  backgroundColor: 'raised',
} satisfies ThemeUIStyleObject;

const textStyle = {
  display: 'grid',
  gap: 2,
  padding: 4,
  alignContent: 'start',
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 3 } satisfies ThemeUIStyleObject;

const summaryStyle = { color: 'muted', fontSize: 1 } satisfies ThemeUIStyleObject;

function GameCard({ game }: { game: KnownGame }) {
  return (
    <article sx={cardStyle}>
      <img
        src={game.cover}
        alt=""
        loading="lazy"
        decoding="async"
        width={640}
        height={360}
        sx={coverStyle}
      />
      <div sx={textStyle}>
        <h2 lang={fallbackLang(game, 'name')} sx={titleStyle}>
          <LocalLink to="game" params={{ id: game.id }} sx={cardLink}>
            {game.name}
          </LocalLink>
        </h2>
        <p lang={fallbackLang(game, 'summary')} sx={summaryStyle}>
          {game.summary}
        </p>
      </div>
    </article>
  );
}

const sectionStyle = { marginTop: 6 } satisfies ThemeUIStyleObject;

const listStyle = {
  display: 'grid',
  gap: 5,
  padding: 0,
  listStyle: 'none',
  [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

/** The games that a partner knows, each leading to its page in the library. */
export function GamesSection({ partner: { gameIds } }: SectionProps) {
  const t = useStrings('partner');
  const { locale } = usePlace();
  const games = useKnownGames(gameIds);
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
                  <GameCard game={toKnownGame(game, locale)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </AsyncContent>
  );
}
