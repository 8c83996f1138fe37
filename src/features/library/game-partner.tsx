import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { wide } from '../../theme/theme';
import { colors } from '../../theme/colors';
import { quietButtonStyle } from '../../ui/button-style';
import { panelStyle } from '../../ui/card-style';
import { Picture } from '../../ui/picture';
import { SpoilerAsks } from './spoiler-asks';

const cardStyle = {
  ...panelStyle,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 3,
  marginTop: 7,
  marginBottom: 2,
  padding: 4,
  backgroundImage: 'linear-gradient(105deg, rgb(255 180 84 / 26%), transparent 60%)',
  '& > :not(img, div)': { gridColumn: '1 / -1' },
  [wide]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const besideStyle = {
  ...cardStyle,
  display: 'none',
  [wide]: { display: 'grid', marginTop: 5, fontSize: 1, lineHeight: 1.65 },
} satisfies ThemeUIStyleObject;

const faceStyle = {
  width: 52,
  aspectRatio: '1',
  borderRadius: '50%',
  boxShadow: `4px 2px 0 ${colors.amber}`,
} satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2, '& + p': { color: 'muted', fontSize: 1 } } as const;

const reasonStyle = { margin: 0 } as const;

interface Props {
  game: Pick<Queries.GameDataFragment, 'gameId' | 'character' | 'partnerReason'>;
  /** Beside the text on a desk; otherwise after it, on a phone. */
  beside?: boolean;
}

/** The partner who knows a game and says why; a link to meet. */
export function GamePartner({ game, beside = false }: Props) {
  const t = useStrings('library');
  const { variant } = usePlace();
  const { character, partnerReason } = game;
  if (character === null) return null;
  const { characterId, avatar, text } = character;
  const { name } = text;
  const titleId = beside ? 'partner-beside' : 'partner';
  const lang = fallbackLang(text, 'name');
  return (
    <section aria-labelledby={titleId} sx={beside ? besideStyle : cardStyle}>
      <Picture picture={avatar} alt="" sizes="52px" sx={faceStyle} />
      <div>
        <h2 id={titleId} sx={titleStyle}>
          {t('partner')}
        </h2>
        <p lang={lang}>{name}</p>
      </div>
      {partnerReason === null ? (
        <p lang={lang}>{t('partner-text', { name })}</p>
      ) : (
        <blockquote sx={reasonStyle}>{partnerReason}</blockquote>
      )}
      <LocalLink to="partnerDetail" params={{ id: characterId }} sx={quietButtonStyle}>
        {t('partner-link', { name })}
      </LocalLink>
      {/* Once on a page, in the card that its variant surely has: this code comes late and knows the partner. */}
      {beside === (variant === 'pc') && <SpoilerAsks game={game} />}
    </section>
  );
}
