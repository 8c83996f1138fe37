import type { ThemeUIStyleObject } from 'theme-ui';
import { ApiProvider } from '../../../api-client/apollo/api-provider';
import { noteOfPartner, useConversationNotes } from '../../../platform/chats/conversation-notes';
import { useMe } from '../../../api-client/use-me';
import { useStrings } from '../../../i18n/use-strings';
import { medium } from '../../../theme/theme';
import { Badge } from '../../../ui/badge';

interface Props {
  userId: string;
  partnerId: string;
}

const badgeStyle = {
  position: 'absolute',
  top: '10px',
  insetInlineStart: '10px',
  display: 'grid',
} satisfies ThemeUIStyleObject;

const captionStyle = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  gap: 1,
  padding: 2,
  paddingTop: 6,
  background: 'linear-gradient(transparent, rgb(21 16 48 / 82%) 38%, rgb(21 16 48 / 92%))',
  color: 'onNight',
  fontSize: 0,
  lineHeight: 1.5,
  [medium]: { padding: 3, paddingTop: 7 },
} satisfies ThemeUIStyleObject;

const wordsStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} satisfies ThemeUIStyleObject;

const playedStyle = { color: 'amber', fontWeight: 'bold' } satisfies ThemeUIStyleObject;

function Notes({ userId, partnerId }: Props) {
  const t = useStrings('square');
  const common = useStrings('common');
  const me = useMe();
  const notes = useConversationNotes((state) => state.notes);
  const { words, unread, scenesPlayed } = noteOfPartner(notes, userId, partnerId);
  // What another device has shown is read, whatever is remembered here.
  const isAllRead = me.status === 'ready' && me.data.unread_count === 0;
  const said = words && (words.type === 'image' ? t('picture') : words.content);
  return (
    <>
      {unread > 0 && !isAllRead && (
        <span sx={badgeStyle}>
          <Badge count={unread} label={common('unread', { count: unread })} />
        </span>
      )}
      {(said !== undefined || scenesPlayed > 0) && (
        <div sx={captionStyle}>
          {scenesPlayed > 0 && <p sx={playedStyle}>{t('scenes', { count: scenesPlayed })}</p>}
          {said !== undefined && (
            <p sx={wordsStyle}>
              {words?.sender === 'user' ? t('own-words', { words: said }) : said}
            </p>
          )}
        </div>
      )}
    </>
  );
}

/** Shows the last words with a partner, the unread count and the number of scenes played. */
export function CardNotes(props: Props) {
  return (
    <ApiProvider>
      <Notes {...props} />
    </ApiProvider>
  );
}
