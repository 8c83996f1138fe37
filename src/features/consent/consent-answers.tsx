import type { ThemeUIStyleObject } from 'theme-ui';
import type { ConsentMode } from '../../config/browser-env';
import { narrowNotice, phoneNotice } from '../../config/breakpoints-and-sizes';
import { chooseConsent, closeConsent, type ConsentChoice } from '../../platform/consent/consent';
import { useStrings } from '../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../ui/button-style';

/** The same style for both: neither answer is emphasised. */
const answerStyle = {
  ...quietButtonStyle,
  ...smallButton,
  paddingX: 3,
  whiteSpace: 'nowrap',
  [phoneNotice]: { paddingX: '10px', fontSize: '0.8125rem' },
  borderColor: 'muted',
  backgroundColor: 'transparent',
} satisfies ThemeUIStyleObject;

const answersStyle = {
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  [narrowNotice]: { flex: '1 0 100%' },
} satisfies ThemeUIStyleObject;

interface Props {
  mode: Exclude<ConsentMode, 'off'>;
  choice: ConsentChoice | undefined;
}

/** Two buttons that answer the sentence beside them; after an answer, the opposite one and "leave it". */
export function ConsentAnswers({ mode, choice }: Props) {
  const t = useStrings('consent');
  const accept = (): void => chooseConsent('accepted');
  const decline = (): void => chooseConsent('declined');
  const keep = { text: t('keep'), act: closeConsent };
  const shown = {
    none: [
      { text: t(mode === 'required' ? 'decline' : 'switch-off'), act: decline },
      { text: t(mode === 'required' ? 'accept' : 'fine'), act: accept },
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
