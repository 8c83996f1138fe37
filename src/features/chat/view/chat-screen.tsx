import { useCallback, useRef, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import type { ReportCause, ReportOutcome } from '../../../api-client/report-action';
import { forcedColors, wide } from '../../../theme/theme';
import { contentColumn } from '../../../ui/content-column';
import { showToast } from '../../../ui/toast';
import type { NewToast } from '../../../ui/toast-queue';
import type { ChatMessage, Conversation } from '../conversation/conversation';
import { BeforeLoginCard } from './before-login-card';
import { BreakCard } from './break-card';
import { ChatHeader } from './chat-header';
import { ClearDialog } from './clear-dialog';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { ConversationBody } from './conversation-body';
import { ExportDialog } from './export-dialog';
import { FindBar } from './find-bar';
import { FirstNotice } from './first-notice';
import type { NextScene, PartnerFacts, QuestTexts, RecentPartner } from './partner-facts';
import { QuestBar } from './quest-bar';
import { QuestEnd } from './quest-end';
import { RecentPartners } from './recent-partners';
import { ReportDialog } from './report-dialog';
import { Suggestions } from './suggestions';
import { useStickToBottom } from './use-stick-to-bottom';
import { useExport } from './use-export';
import { useFind } from './use-find';
import { useMarkRead } from './use-mark-read';
import { useMemory } from './use-memory';
import { useMessageActions } from './use-message-actions';
import { useRemainingHeight } from './use-remaining-height';

interface Props {
  partner: PartnerFacts;
  conversation: Conversation;
  /** The scene that is played. */
  quest?: QuestTexts | undefined;
  next?: NextScene | undefined;
  /** Question that the visitor has come to ask, where the field is not free for it. */
  question?: string | undefined;
  recent: readonly RecentPartner[];
  onReport: (message: ChatMessage, cause: ReportCause) => Promise<ReportOutcome>;
}

const pageStyle = {
  gridColumn: 'full',
  // Its height is what a keyboard leaves of the window, which no query of the window knows.
  containerType: 'size',
  display: 'grid',
  minHeight: 0,
  [wide]: { ...contentColumn, paddingTop: 4, paddingBottom: 4 },
} satisfies ThemeUIStyleObject;

const panelStyle = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: 'page',
  [wide]: {
    gridTemplateColumns: '260px minmax(0, 1fr)',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'large',
    backgroundColor: 'surface',
    boxShadow: 'card',
    overflow: 'hidden',
  },
  [forcedColors]: { border: '1px solid' },
} satisfies ThemeUIStyleObject;

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  backgroundColor: 'page',
} satisfies ThemeUIStyleObject;

const cardsStyle = {
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: '45%',
  paddingTop: 2,
  overflowY: 'auto',
  '&:empty': { display: 'none' },
} satisfies ThemeUIStyleObject;

const footStyle = {
  flex: 'none',
  borderTop: '1px solid',
  borderColor: 'line',
} satisfies ThemeUIStyleObject;

/** Toasts by what became of a report. */
const reportToasts = {
  taken: { tone: 'success', text: 'reported' },
  'logged-out': { tone: 'error', text: 'report-login' },
  failed: { tone: 'error', text: 'report-failed' },
} as const satisfies Record<ReportOutcome, NewToast & { text: StringKey<'chat'> }>;

/** Lists the suggestions: what the API says, and in a scene that has not begun the word that begins it. */
function useSuggestions({ suggestions, quest, isAwaited }: Conversation): readonly string[] {
  const t = useStrings('chat');
  // Where a scene has ended, its card says what can be done.
  if (quest?.status === 'done' || quest?.status === 'failed') return [];
  if (suggestions.length > 0) return suggestions;
  return quest?.status === 'new' && !isAwaited ? [t('quest-start')] : [];
}

/** A conversation with a partner, as high as the window has room for it. */
export function ChatScreen(props: Props) {
  const { partner, conversation, quest, next, question, recent, onReport } = props;
  const { messages, send, setDraft, markRead } = conversation;
  const t = useStrings('chat');
  const page = useRemainingHeight();
  const composer = useRef<{ focus: () => void }>(null);
  const end = useStickToBottom();
  const find = useFind(conversation);
  const exporting = useExport(partner, quest, conversation);
  const [isFinding, setIsFinding] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const [reported, setReported] = useState<ChatMessage>();
  const [isReporting, setIsReporting] = useState(false);

  const { isAtEnd, follow } = end;
  useMarkRead(messages.at(-1)?.key, isAtEnd, markRead);

  const sendAndFollow = (text: string, isTouch = false): void => {
    follow();
    send(text);
    if (!isTouch) composer.current?.focus();
  };
  const tell = async (message: ChatMessage, cause: ReportCause): Promise<void> => {
    const { tone, text } = reportToasts[await onReport(message, cause)];
    void showToast({ tone, text: t(text) });
  };
  const actions = useMessageActions(
    conversation,
    useCallback((message: ChatMessage) => {
      setReported(message);
      setIsReporting(true);
    }, []),
  );
  const memory = useMemory(partner);
  const menu = [
    ...exporting.actions,
    ...memory.actions,
    { label: t('clear'), run: () => setIsClearing(true) },
  ];
  const status = conversation.quest?.status;
  const suggestions = useSuggestions(conversation);
  return (
    <div ref={page} sx={pageStyle}>
      <div sx={panelStyle}>
        <RecentPartners partners={recent} currentId={partner.id} />
        <div sx={columnStyle}>
          <ChatHeader partner={partner} actions={menu} onFind={() => setIsFinding(true)} />
          {isFinding && (
            <FindBar
              find={find}
              onClose={() => {
                setIsFinding(false);
                find.setWords('');
                composer.current?.focus();
              }}
            />
          )}
          {quest && (
            <QuestBar
              partnerId={partner.id}
              quest={quest}
              state={conversation.quest}
              hasBegun={messages.length > 0}
            />
          )}
          <ConversationBody
            partner={partner}
            quest={quest}
            conversation={conversation}
            actions={actions}
            find={isFinding ? find : undefined}
            end={end}
          />
          <div sx={cardsStyle}>
            <BeforeLoginCard {...conversation} />
            <FirstNotice name={partner.name} />
            <BreakCard name={partner.name} />
            {quest && (status === 'done' || status === 'failed') && (
              <QuestEnd
                partnerId={partner.id}
                status={status}
                next={next}
                isAwaited={conversation.isAwaited}
                onAgain={sendAndFollow}
              />
            )}
          </div>
          <div sx={footStyle}>
            <ConnectionNote {...conversation} />
            <Suggestions
              suggestions={question === undefined ? suggestions : [question, ...suggestions]}
              onPick={sendAndFollow}
            />
            <Composer
              ref={composer}
              name={partner.name}
              draft={conversation.draft}
              setDraft={setDraft}
              onSend={(text) => {
                setDraft('');
                sendAndFollow(text);
              }}
            />
          </div>
        </div>
      </div>
      <ReportDialog
        // What was typed is there again when the same message is reported once more.
        key={reported?.key}
        open={isReporting}
        name={partner.name}
        message={reported}
        onClose={() => setIsReporting(false)}
        onReport={(cause) => {
          setIsReporting(false);
          if (reported) void tell(reported, cause);
        }}
      />
      <ExportDialog {...exporting} />
      {memory.dialog}
      <ClearDialog
        open={isClearing}
        onClose={() => setIsClearing(false)}
        onClear={() => {
          setIsClearing(false);
          conversation.clear();
          void showToast({ tone: 'success', text: t('cleared') });
        }}
      />
    </div>
  );
}
