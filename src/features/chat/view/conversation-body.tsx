import { useMemo, type ReactNode } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { useNotebook } from '../../../platform/notebooks/use-notebook';
import { forcedColors } from '../../../theme/theme';
import { buttonStyle } from '../../../ui/button-style';
import { inPhrases } from '../../../ui/in-phrases';
import { Skeleton } from '../../../ui/skeleton';
import type { Conversation } from '../conversation/conversation';
import { EndButton } from './end-button';
import { besideFigure } from './figure-column';
import { FirstNotice } from './first-notice';
import { MessageLine } from './message-line';
import { MessageLog } from './message-log';
import { useRowName } from './message-names';
import { NotebookNote } from './notebook-note';
import { notebookPlace } from './notebook-place';
import { OlderHead } from './older-head';
import { OpeningLine } from './opening-line';
import type { PartnerFacts, QuestTexts } from './partner-facts';
import { ReplyLine } from './reply-line';
import { toMessageRows, toRows, type Row } from './rows';
import { useMessageAnnouncements } from './use-message-announcements';
import type { BottomSticking } from './use-stick-to-bottom';
import { useFirstNotice } from './use-first-notice';
import { useFirstWord } from './use-first-word';
import type { Find } from './use-find';
import type { MessageActions } from './use-message-actions';
import { useNewCount } from './use-new-count';
import { flowing } from './use-window-fit';

interface Props {
  partner: PartnerFacts;
  quest: QuestTexts | undefined;
  conversation: Conversation;
  /** True when it goes on with what a page has begun to answer. */
  goesOn: boolean;
  actions: MessageActions;
  /** Undefined while nothing is looked for. */
  find: Find | undefined;
  end: BottomSticking;
  /** Stands behind the last message of a scene that has ended. */
  questEnd: ReactNode;
}

/** Room of the log where the page scrolls: all of the window but what one types in, and never less than three lines. */
const SHALLOW_ROOM = 'max(160px, 100dvh - 88px)';

const roomStyle = {
  position: 'relative',
  // Its own layers: the backdrop lies beneath all that is said.
  isolation: 'isolate',
  flex: '1 1 0',
  minHeight: 0,
  [flowing]: { flex: `0 0 ${SHALLOW_ROOM}` },
} satisfies ThemeUIStyleObject;

// The partner's first words stay in sight beside all that is said before a beginning, but where a keyboard takes the room.
const beginningStyle = {
  ...roomStyle,
  minHeight: 'clamp(0px, 100cqh - 400px, 128px)',
} satisfies ThemeUIStyleObject;

/** Faintness at which a time or a name above it is read as on the plain ground. */
const backdropStyle = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center 20%',
  opacity: 0.12,
  pointerEvents: 'none',
  '@media (prefers-color-scheme: dark)': { opacity: 0.18 },
  [besideFigure]: { display: 'none' },
  [forcedColors]: { display: 'none' },
} satisfies ThemeUIStyleObject;

const waitingStyle = {
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  height: '100%',
  padding: 4,
  overflow: 'hidden',
} satisfies ThemeUIStyleObject;

// The room may be low: the picture gives way to what is said and can be done.
const failedStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: 3,
  height: '100%',
  padding: 4,
  overflowY: 'auto',
  '& > *': { flex: 'none' },
} satisfies ThemeUIStyleObject;

const artStyle = {
  '&&': { flex: '0 1 120px' },
  minHeight: 0,
  objectFit: 'contain',
} satisfies ThemeUIStyleObject;

const loadingStyle = { color: 'muted' } satisfies ThemeUIStyleObject;

const goingOnStyle = {
  ...inPhrases,
  padding: 4,
  color: 'muted',
  fontSize: 1,
  textAlign: 'center',
  textWrap: 'balance',
} satisfies ThemeUIStyleObject;

const ownStyle = { justifySelf: 'end' } satisfies ThemeUIStyleObject;

function Loading() {
  const t = useStrings('chat');
  return (
    <div sx={waitingStyle}>
      <p role="status" sx={loadingStyle}>
        {t('loading')}
      </p>
      <Skeleton width="60%" height={64} />
      <Skeleton width="45%" height={48} sx={ownStyle} />
      <Skeleton width="70%" height={88} />
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useStrings('chat');
  return (
    <div role="alert" sx={failedStyle}>
      <img src="/art/failed.svg" alt="" width={160} height={120} sx={artStyle} />
      <p>{t('failed')}</p>
      <button type="button" onClick={retry} sx={buttonStyle}>
        {t('retry')}
      </button>
    </div>
  );
}

/** Returns today's entry of the partner's notebook; undefined while it has not come, and where there is none. */
function useTodaysEntry({ id, hasNotebook }: PartnerFacts, isWanted: boolean) {
  const { locale } = usePlace();
  const state = useNotebook(locale, id, isWanted && hasNotebook === true);
  return state.status === 'open' ? state.notebook.today : undefined;
}

function Messages(props: Props) {
  const { partner, quest, conversation, goesOn, actions, find, end, questEnd } = props;
  const t = useStrings('chat');
  const { messages, older, reply, isTyping, loadOlder } = conversation;
  const isEmpty = messages.length === 0;
  // What a page has begun to answer goes on without a greeting.
  const hasOpening = goesOn ? isEmpty : (quest?.opening ?? partner.greeting) !== '';
  const messageRows = useMemo(() => toMessageRows(messages), [messages]);
  const { noticeAt, isPassed, read } = useFirstNotice(messages);
  const firstWord = useFirstWord(partner, messages);
  const hasEnded = questEnd !== undefined;
  // Who plays a scene, or asks on, has come for something else.
  const entry = useTodaysEntry(partner, quest === undefined && !goesOn);
  const notebookAt = useMemo(
    () => entry && notebookPlace(messages, older, entry.day),
    [entry, messages, older],
  );
  const rows = useMemo(
    () =>
      toRows(
        messageRows,
        { older, reply, isTyping },
        { hasOpening, noticeAt, notebookAt, hasEnded },
      ),
    [messageRows, older, reply, isTyping, hasOpening, noticeAt, notebookAt, hasEnded],
  );
  const count = useNewCount(messages, end.isAtEnd);
  const { words = '', currentKey } = find ?? {};
  const nameOf = useRowName({ partner, quest, status: conversation.quest?.status, goesOn, entry });
  const renderRow = (row: Row, isStop: boolean): ReactNode => {
    switch (row.kind) {
      case 'opening':
        return goesOn ? (
          <p sx={goingOnStyle}>{t('going-on', { name: partner.name })}</p>
        ) : (
          <OpeningLine partner={partner} quest={quest} firstWord={firstWord} />
        );
      case 'notebook':
        return entry && <NotebookNote partner={partner} entry={entry} isStop={isStop} />;
      case 'notice':
        return <FirstNotice name={partner.name} isFolded={isPassed} onRead={read} />;
      case 'reply':
        return <ReplyLine partner={partner} content={row.content} />;
      case 'end':
        return questEnd;
      case 'message':
        return (
          <MessageLine
            row={row}
            partner={partner}
            actions={actions}
            words={words}
            isCurrent={row.key === currentKey}
            isStop={isStop}
          />
        );
    }
  };
  return (
    <>
      <MessageLog
        label={t('conversation', { name: partner.name })}
        rows={rows}
        renderRow={renderRow}
        nameOf={nameOf}
        head={<OlderHead older={older} loadOlder={loadOlder} name={partner.name} />}
        end={end}
        shownKey={currentKey}
        isBusy={reply !== undefined || isTyping}
      />
      {!end.isAtEnd && <EndButton count={count} onClick={end.follow} />}
    </>
  );
}

/** The lines of a conversation, or why there are none yet. What is there already stays through a failure. */
export function ConversationBody(props: Props) {
  const { partner, conversation } = props;
  const { history, messages, reload } = conversation;
  const isEmpty = messages.length === 0;
  useMessageAnnouncements(conversation, partner.name);
  return (
    <div sx={isEmpty ? beginningStyle : roomStyle}>
      {partner.figure !== undefined && (
        <img src={partner.figure} alt="" width={900} height={1350} sx={backdropStyle} />
      )}
      {isEmpty && history === 'loading' && <Loading />}
      {isEmpty && history === 'failed' && <Failed retry={reload} />}
      {(!isEmpty || history === 'ready' || history === 'anonymous') && <Messages {...props} />}
    </div>
  );
}
