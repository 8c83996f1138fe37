import type { ThemeUIStyleObject } from 'theme-ui';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import type { Conversation } from '../conversation/conversation';
import { NoteCard } from './note-card';

const listStyle = {
  display: 'grid',
  gap: 2,
  padding: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject;

const wordsStyle = {
  paddingInlineStart: 3,
  borderInlineStart: '3px solid',
  borderColor: 'primary',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} satisfies ThemeUIStyleObject;

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 3 } satisfies ThemeUIStyleObject;

const noStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const yesStyle = {
  ...noStyle,
  backgroundColor: 'primary',
  color: 'onPrimary',
} satisfies ThemeUIStyleObject;

type Props = Pick<Conversation, 'beforeLogin' | 'settleBefore'>;

/** Asks whether what waits in this tab since before the login is the visitor's, and shows it. */
export function BeforeLoginCard({ beforeLogin, settleBefore }: Props) {
  const t = useStrings('chat');
  if (!beforeLogin) return null;
  const { words, draft } = beforeLogin;
  const isDraft = words.length === 0;
  return (
    <NoteCard title={t(isDraft ? 'before-draft' : 'before-words')} isNews>
      <p>{t('before-text')}</p>
      <ul sx={listStyle}>
        {words.map(({ clientMessageId, content }) => (
          <li key={clientMessageId} sx={wordsStyle}>
            {content}
          </li>
        ))}
        {draft !== '' && <li sx={wordsStyle}>{draft}</li>}
      </ul>
      <p sx={actionsStyle}>
        <button type="button" onClick={() => settleBefore(true)} sx={yesStyle}>
          {t(isDraft ? 'before-go-on' : 'send')}
        </button>
        <button type="button" onClick={() => settleBefore(false)} sx={noStyle}>
          {t('discard')}
        </button>
      </p>
    </NoteCard>
  );
}
