import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../i18n/use-strings';
import { useHydrated } from '../../platform/loading/use-hydrated';
import { LocalLink } from '../../links/local-link';
import { chatFragment } from '../../routes/chat-fragment';
import { medium } from '../../theme/theme';
import { loudButtonStyle, smallButton } from '../../ui/button-style';
import { faceStyle } from '../../ui/face-style';
import { nightToolStyle } from '../../ui/night-tool-style';
import { Picture } from '../../ui/picture';

/** Style of the main button of a game or role, which is larger than those behind it where there is room. */
export const mainStyle = {
  ...loudButtonStyle,
  ...smallButton,
  paddingX: 3,
  [medium]: { minHeight: 'touch', paddingX: 4, fontSize: 2 },
} satisfies ThemeUIStyleObject;

const besideFace = { paddingLeft: '6px' } satisfies ThemeUIStyleObject;

const mainFacedStyle = {
  ...mainStyle,
  ...besideFace,
  [medium]: { ...mainStyle[medium], ...besideFace },
} satisfies ThemeUIStyleObject;

const lesserFacedStyle = {
  ...nightToolStyle,
  ...besideFace,
  [medium]: { ...nightToolStyle[medium], ...besideFace },
} satisfies ThemeUIStyleObject;

const ownFaceStyle = { ...faceStyle, width: 24, height: 24 } satisfies ThemeUIStyleObject;

interface Props {
  /** The partner of a game; a game may have none. */
  character: Pick<
    NonNullable<Queries.GameDataFragment['character']>,
    'characterId' | 'avatar' | 'text'
  > | null;
  gameId: string;
  /** The heading that is read, where it says more than the game. */
  section?: string;
  /** True when another button of its row is the main one. */
  isBesideMain?: boolean;
}

/**
 * Link to the chat with the partner of a game or role, who is told what is read: the main button of its row. Beside hints it is not,
 * but in Chinese: a login needs a number of mainland China. A chat needs a script, so the HTML of the page does without it; its row
 * keeps the height (`item-button-row.tsx`).
 */
export function AskPartnerLink({ character, gameId, section, isBesideMain = false }: Props) {
  const t = useStrings('library');
  const isHydrated = useHydrated();
  if (!isHydrated || character === null) return null;
  return (
    <LocalLink
      to="partnerChat"
      params={{ id: character.characterId }}
      suffix={chatFragment({ game: gameId, section })}
      sx={isBesideMain ? lesserFacedStyle : mainFacedStyle}
    >
      <Picture picture={character.avatar} alt="" sizes="24px" sx={ownFaceStyle} />
      {t('ask', { name: character.text.name })}
    </LocalLink>
  );
}
