import type { ThemeUIStyleObject } from 'theme-ui';
import { LocalLink } from '../../links/local-link';
import { fallbackLang } from '../../i18n/fallback-lang';
import { usePlace } from '../../i18n/locale-context';
import { useCurrentSection } from '../../platform/use-current-section';
import { chatFragment } from '../../routes/chat-fragment';
import { sectionId } from '../../routes/section-id';
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

/** Below the words, the section. */
const askStyle = {
  ...quietButtonStyle,
  display: 'grid',
  gap: 0,
  fontWeight: 'bold',
  '& > span': { fontSize: 0, fontWeight: 'body' },
} satisfies ThemeUIStyleObject;

const meetStyle = { justifySelf: 'center', color: 'primary' } satisfies ThemeUIStyleObject;

const titleStyle = { fontSize: 2, '& + p': { color: 'muted', fontSize: 1 } } as const;

const reasonStyle = { margin: 0 } as const;

interface Props {
  game: Pick<Queries.GameDataFragment, 'gameId' | 'character' | 'partnerReason' | 'text'>;
  /** Beside the text on a desk; otherwise after it, on a phone. */
  beside?: boolean;
}

/** Gives the title of the section that is read, of a game's texts; undefined elsewhere on the page, and where it is not wanted. */
function useReadSection(
  sections: readonly { readonly title: string }[],
  isWanted: boolean,
): string | undefined {
  const ids = sections.map((_, index) => sectionId(index));
  const current = useCurrentSection(isWanted ? [...ids, 'roles'].join(' ') : '');
  return sections[ids.findIndex((id) => id === current)]?.title;
}

/** The partner who knows a game and says why; a link to meet, and beside the text one to ask about the section that is read. */
export function GamePartner({ game, beside = false }: Props) {
  const t = useStrings('library');
  const { variant } = usePlace();
  const { gameId, character, partnerReason, text } = game;
  const section = useReadSection(text.sections, beside);
  if (character === null) return null;
  const { characterId, avatar } = character;
  const { name } = character.text;
  const titleId = beside ? 'partner-beside' : 'partner';
  const lang = fallbackLang(character.text, 'name');
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
      {section !== undefined && (
        <LocalLink
          to="partnerChat"
          params={{ id: characterId }}
          suffix={chatFragment({ game: gameId, section })}
          sx={askStyle}
        >
          {t('ask', { name })}
          <span lang={fallbackLang(text, 'sections')}>{section}</span>
        </LocalLink>
      )}
      <LocalLink
        to="partnerDetail"
        params={{ id: characterId }}
        sx={section === undefined ? quietButtonStyle : meetStyle}
      >
        {t('partner-link', { name })}
      </LocalLink>
      {/* Once on a page, in the card that its variant surely has: this code comes late and knows the partner. */}
      {beside === (variant === 'pc') && <SpoilerAsks game={game} />}
    </section>
  );
}
