import type { ThemeUIStyleObject } from 'theme-ui';
import { DOT } from '../../i18n/dot';
import { fallbackLang } from '../../i18n/fallback-lang';
import { useStrings } from '../../i18n/use-strings';

/** How many games a card names; the partner's own page has all of them. */
const MOST_GAMES = 3;

const gamesStyle = {
  gridRow: 4,
  fontSize: 1,
  '& > dt, & > dd': { display: 'inline', margin: 0 },
} satisfies ThemeUIStyleObject;

const gamesLabelStyle = {
  marginInlineEnd: '8px !important',
  color: 'muted',
} satisfies ThemeUIStyleObject;

/** A name is as long as a line before it breaks; the dot behind it goes along. */
const gameStyle = {
  fontWeight: 'medium',
  '&&': { display: 'inline-block' },
  maxWidth: '100%',
  '&:not(:last-child)': { marginInlineEnd: '0.3em' },
  '&:not(:last-child)::after': { content: `"${DOT}"`, color: 'muted' },
} satisfies ThemeUIStyleObject;

/** Names the games that a partner knows. */
export function CardGames({ games }: { games: Queries.PartnerCardFragment['games'] }) {
  const t = useStrings('partner');
  return games.length === 0 ? null : (
    <dl sx={gamesStyle}>
      <dt sx={gamesLabelStyle}>{t('games')}</dt>
      {games.slice(0, MOST_GAMES).map(({ gameId, text }) => (
        <dd key={gameId} lang={fallbackLang(text, 'name')} sx={gameStyle}>
          {text.name}
        </dd>
      ))}
    </dl>
  );
}
