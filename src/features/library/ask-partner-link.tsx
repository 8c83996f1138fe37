import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { medium } from '../../theme/theme';
import { loudButtonStyle, nightToolStyle, smallButton } from '../../ui/button-style';

/** Style of the main button of a game or role, which is larger than those behind it where there is room. */
export const mainStyle = {
  ...loudButtonStyle,
  ...smallButton,
  paddingX: 3,
  [medium]: { minHeight: 'touch', paddingX: 4, fontSize: 2 },
} satisfies ThemeUIStyleObject;

/** Style of a lesser button of a game. On a phone it leaves its place to the way back to where reading stopped, once that is there. */
export const lesserStyle = {
  ...nightToolStyle,
  '@container page (max-width: 559px)': {
    '&:has(~ [data-reads] > a)': { display: 'none' },
  },
} satisfies ThemeUIStyleObject;

/** Style of the chat beside a main button: on the narrowest phones there is no room for a long name. */
const lesserAskStyle = {
  ...lesserStyle,
  '@container page (max-width: 359px)': { display: 'none' },
} satisfies ThemeUIStyleObject;

interface Props {
  /** The partner of a game; a game may have none. */
  character: Pick<
    NonNullable<Queries.GameDataFragment['character']>,
    'characterId' | 'text'
  > | null;
  gameId: string;
  /** The heading that is read, where it says more than the game. */
  section?: string;
  /** True when another button of its row is the main one where a chat cannot be. */
  isBesideMain?: boolean;
}

/**
 * Link to the chat with the partner of a game or role, who is told what is read: the main button in Chinese alone, because a login
 * needs a number of mainland China. A chat needs a script, so the HTML of the page does without it; its row keeps the
 * height (`item-button-row.tsx`).
 */
export function AskPartnerLink({ character, gameId, section, isBesideMain = false }: Props) {
  const t = useStrings('library');
  const { locale } = usePlace();
  const isHydrated = useHydrated();
  if (!isHydrated || character === null) return null;
  const quietStyle = isBesideMain ? lesserAskStyle : nightToolStyle;
  return (
    <LocalLink
      to="partnerChat"
      params={{ id: character.characterId }}
      suffix={chatFragment({ game: gameId, section })}
      sx={locale === 'zh' ? mainStyle : quietStyle}
    >
      {t('ask', { name: character.text.name })}
    </LocalLink>
  );
}
