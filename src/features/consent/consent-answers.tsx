import type { ThemeUIStyleObject } from 'theme-ui';
import { chooseConsent, closeConsent, type ConsentChoice } from '../../platform/consent';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../ui/button-style';

/** The same style for both: neither answer is emphasised. */
const answerStyle = {
  ...quietButtonStyle,
  ...smallButton,
  paddingX: 3,
  borderColor: 'primary',
} satisfies ThemeUIStyleObject;

const answersStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
} satisfies ThemeUIStyleObject;

/** The buttons: accept and decline; after an answer, the opposite one and "leave it". */
export function ConsentAnswers({ choice }: { choice: ConsentChoice | undefined }) {
  const t = useStrings('consent');
  const accept = (): void => chooseConsent('accepted');
  const decline = (): void => chooseConsent('declined');
  const keep = { text: t('keep'), act: closeConsent };
  const shown = {
    none: [
      { text: t('decline'), act: decline },
      { text: t('accept'), act: accept },
    ],
    accepted: [{ text: t('withdraw'), act: decline }, keep],
    declined: [{ text: t('accept-after-all'), act: accept }, keep],
  }[choice ?? 'none'];
  return (
    <div sx={answersStyle}>
      {shown.map(({ text, act }) => (
        <button key={text} type="button" onClick={act} sx={answerStyle}>
          {text}
        </button>
      ))}
    </div>
  );
}
