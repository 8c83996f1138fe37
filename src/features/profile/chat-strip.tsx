import { useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { dateFormat } from '../../i18n/dates';
import { localeFacts } from '../../config/locales';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { LocalLink } from '../../links/local-link';
import { noteOfPartner, useConversationNotes } from '../../platform/chats/conversation-notes';
import { readRecentPartners } from '../../platform/chats/recent-partners-storage';
import { Badge } from '../../ui/badge';
import { cardLink, panelStyle, peekStyle } from '../../ui/card-style';
import { FacePicture } from '../../ui/face-picture';
import { useItemCards } from '../../ui/use-item-cards';
import { Strip, stripStyle } from './strip';

/** Chats that are shown; the others are a tap away. */
const MOST_CHATS = 10;

const chatStyle = {
  ...panelStyle,
  ...peekStyle,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: 3,
  minHeight: 104,
  padding: 3,
} satisfies ThemeUIStyleObject;

/** Row as high as a card of two lines, also before the cards are there. */
const rowStyle = {
  ...stripStyle,
  minHeight: 122,
  // Few cards share the room of many.
  '& > *': { ...stripStyle['& > *'], flex: '1 0 min(300px, 78vw)', maxWidth: 440 },
} satisfies ThemeUIStyleObject;

const faceStyle = { gridRow: 'span 2' } satisfies ThemeUIStyleObject;

const headStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 2,
  minWidth: 0,
} satisfies ThemeUIStyleObject;

const nameStyle = {
  flexGrow: 1,
  minWidth: 0,
  fontSize: 2,
} satisfies ThemeUIStyleObject;

const timeStyle = {
  color: 'muted',
  fontSize: 0,
  whiteSpace: 'nowrap',
} satisfies ThemeUIStyleObject;

const wordsStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: 'muted',
  fontSize: 1,
  lineHeight: 1.55,
} satisfies ThemeUIStyleObject;

interface ChatProps {
  userId: string;
  partnerId: string;
  name: string;
  lang: string | undefined;
  avatar: string;
}

/** A partner, and what was said last. */
function Chat({ userId, partnerId, name, lang, avatar }: ChatProps) {
  const t = useStrings('profile');
  const { locale } = usePlace();
  const notes = useConversationNotes((state) => state.notes);
  const { words, unread } = noteOfPartner(notes, userId, partnerId);
  const said = words?.type === 'image' ? t('picture') : (words?.content ?? t('chats-on'));
  const at = new Date(words?.at ?? NaN);
  return (
    <li sx={chatStyle}>
      <span sx={faceStyle}>
        <FacePicture picture={avatar} size={48} loading="lazy" />
      </span>
      <div sx={headStyle}>
        <h3 lang={lang} sx={nameStyle}>
          <LocalLink to="partnerChat" params={{ id: partnerId }} sx={cardLink}>
            {name}
          </LocalLink>
        </h3>
        <Badge count={unread} label={t('unread', { count: unread })} />
        {!Number.isNaN(at.getTime()) && (
          <time dateTime={words?.at} sx={timeStyle}>
            {dateFormat(locale, { month: 'short', day: 'numeric' }).format(at)}
          </time>
        )}
      </div>
      <p dir="auto" sx={wordsStyle}>
        {words?.sender === 'user' ? t('own-words', { words: said }) : said}
      </p>
    </li>
  );
}

/** The partners that the user has talked to in this browser, the last one first, each with the last line. */
export function ChatStrip({ userId }: { userId: string }) {
  const t = useStrings('profile');
  const [ids] = useState(() => readRecentPartners(userId).slice(0, MOST_CHATS));
  const cardOf = useItemCards(ids.map((id) => ({ kind: 'partner', id })));
  const chats = ids.flatMap((id) => {
    const card = cardOf({ kind: 'partner', id });
    return typeof card === 'object' ? [{ id, card }] : [];
  });
  return (
    <Strip
      id="chats"
      title={t('chats')}
      more={t('chats-all')}
      invite={
        ids.length === 0
          ? { art: 'chat', text: t('chats-none'), action: t('way-partners') }
          : undefined
      }
    >
      <ul sx={rowStyle}>
        {chats.map(({ id, card: { name, foreign, src } }) => (
          <Chat
            key={id}
            userId={userId}
            partnerId={id}
            name={name}
            lang={foreign && localeFacts.zh.tag}
            avatar={src}
          />
        ))}
      </ul>
    </Strip>
  );
}
