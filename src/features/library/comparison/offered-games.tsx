import type { ThemeUIStyleObject } from 'theme-ui';
import { fallbackLang } from '../../../i18n/fallback-lang';
import { useStrings } from '../../../i18n/use-strings';
import { medium, spacious } from '../../../theme/theme';
import { cardStyle } from '../../../ui/card-style';
import { Picture } from '../../../ui/picture';
import { plainList } from '../list-style';

const listStyle = {
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 3,
  width: '100%',
  [medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 4 },
  [spacious]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
} satisfies ThemeUIStyleObject;

const itemStyle = { display: 'grid' } satisfies ThemeUIStyleObject;

const buttonStyle = {
  ...cardStyle,
  padding: 0,
  border: 0,
  color: 'text',
  fontWeight: 'bold',
  textAlign: 'start',
  cursor: 'pointer',
} satisfies ThemeUIStyleObject;

const pictureStyle = { width: '100%', aspectRatio: '16 / 9' } satisfies ThemeUIStyleObject;

const nameStyle = {
  paddingX: 3,
  paddingY: 2,
  fontSize: 2,
  lineHeight: 1.4,
} satisfies ThemeUIStyleObject;

interface Props {
  games: readonly Queries.OfferedGameFragment[];
  onPick: (id: string) => void;
}

/** Games that can be compared, by their covers: the page has them from the build. */
export function OfferedGames({ games, onPick }: Props) {
  const t = useStrings('library-pages');
  return (
    <ul aria-label={t('compare-offered')} sx={listStyle}>
      {games.map(({ gameId, cover, text }) => (
        <li key={gameId} sx={itemStyle}>
          <button type="button" onClick={() => onPick(gameId)} sx={buttonStyle}>
            <Picture
              picture={cover}
              alt=""
              sizes="(min-width: 769px) 260px, 46vw"
              sx={pictureStyle}
            />
            <span lang={fallbackLang(text, 'name')} sx={nameStyle}>
              {text.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
