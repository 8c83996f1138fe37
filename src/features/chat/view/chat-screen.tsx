import { useCallback, useRef, useState, type ReactNode, type UIEvent } from 'react';
import { leadToAgreement } from '../../../api-client/session/agreement-due';
import { usePlace } from '../../../i18n/locale-context';
import type { StringKey } from '../../../i18n/strings';
import { useStrings } from '../../../i18n/use-strings';
import type { ReportCause, ReportOutcome } from '../../../api-client/report-action';
import { showToast } from '../../../ui/toast';
import type { NewToast } from '../../../ui/toast-queue';
import type { ChatMessage, Conversation } from '../conversation/conversation';
import { BeforeLoginCard } from './before-login-card';
import { BreakCard } from './break-card';
import { ChatHeader } from './chat-header';
import {
  cardsStyle,
  columnStyle,
  footStyle,
  pageStyle,
  panelStyle,
  panelWithFigureStyle,
  phonePageStyle,
  withoutSiteHeader,
} from './chat-screen-style';
import { ClearDialog } from './clear-dialog';
import { Composer } from './composer';
import { ConnectionNote } from './connection-note';
import { ConversationBody } from './conversation-body';
import { ExportDialog } from './export-dialog';
import { FigureColumn } from './figure-column';
import { FindBar } from './find-bar';
import type { NextScene, PartnerFacts, QuestTexts, RecentPartner } from './partner-facts';
import { QuestEnd } from './quest-end';
import { RecentPartners } from './recent-partners';
import { ReportDialog } from './report-dialog';
import { SceneHeader } from './scene-header';
import { Suggestions } from './suggestions';
import { useOpener } from '../../../platform/focus/use-opener';
import { useStickToBottom } from './use-stick-to-bottom';
import { useExport } from './use-export';
import { useFind } from './use-find';
import { useMarkRead } from './use-mark-read';
import { useMemory } from './use-memory';
import { useSeatAction } from './use-seat-action';
import { useMessageActions } from './use-message-actions';
import { useWindowFit } from './use-window-fit';

interface Props {
  partner: PartnerFacts;
  conversation: Conversation;
  /** The scene that is played. */
  quest?: QuestTexts | undefined;
  next?: NextScene | undefined;
  /** Question that the visitor has come to ask, where the field is not free for it. */
  question?: string | undefined;
  /** True when the conversation goes on with what a page has begun to answer: then nobody is greeted first. */
  goesOn?: boolean;
  recent: readonly RecentPartner[];
  /** Card of what the visitor has to be asked or told as a user of the site; nothing is sent while it asks. */
  news?: ReactNode;
  onReport: (message: ChatMessage, cause: ReportCause) => Promise<ReportOutcome>;
}

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
  const {
    partner,
    conversation,
    quest,
    next,
    question,
    goesOn = false,
    recent,
    news,
    onReport,
  } = props;
  const { messages, send, setDraft, markRead } = conversation;
  const t = useStrings('chat');
  const { variant } = usePlace();
  const page = useWindowFit();
  const composer = useRef<{ focus: () => void }>(null);
  const { noteOpener, goBackToOpener } = useOpener();
  const end = useStickToBottom();
  const find = useFind(conversation);
  const exporting = useExport(partner, quest, conversation);
  const [hasScrolled, setHasScrolled] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const [isClearing, setIsClearing] = useState(false);
  const [reported, setReported] = useState<ChatMessage>();
  const [isReporting, setIsReporting] = useState(false);

  const onScroll = ({ target }: UIEvent): void => {
    if (target instanceof HTMLElement && target.dataset.log !== undefined && target.scrollTop > 0) {
      setHasScrolled(true);
    }
  };
  const { isAtEnd, follow } = end;
  useMarkRead(messages.at(-1)?.key, isAtEnd, markRead);

  /** @returns false where nothing was sent, because something else has to be answered first */
  const sendAndFollow = (text: string, isTouch = false): boolean => {
    if (leadToAgreement()) return false;
    follow();
    send(text);
    if (!isTouch) composer.current?.focus();
    return true;
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
  const startFinding = (): void => {
    noteOpener();
    setIsFinding(true);
  };
  const memory = useMemory(partner);
  const seat = useSeatAction(partner);
  const menu = [
    ...exporting.actions,
    ...memory.actions,
    ...seat,
    { label: t('clear'), run: () => setIsClearing(true) },
  ];
  const status = conversation.quest?.status;
  const hasEnded = status === 'done' || status === 'failed';
  const suggestions = useSuggestions(conversation);
  return (
    <div ref={page} sx={variant === 'm' ? phonePageStyle : pageStyle}>
      {variant === 'm' && <style>{withoutSiteHeader}</style>}
      <div sx={partner.figure === undefined ? panelStyle : panelWithFigureStyle}>
        <div sx={columnStyle} onScrollCapture={onScroll}>
          {quest ? (
            <SceneHeader
              partner={partner}
              quest={quest}
              state={conversation.quest}
              isBar={hasScrolled || messages.length > 0}
              actions={[{ label: t('find'), run: startFinding }, ...menu]}
            />
          ) : (
            <ChatHeader partner={partner} actions={menu} onFind={startFinding} />
          )}
          {isFinding && (
            <FindBar
              find={find}
              onClose={() => {
                setIsFinding(false);
                find.setWords('');
                if (!goBackToOpener()) composer.current?.focus();
              }}
            />
          )}
          <ConversationBody
            partner={partner}
            quest={quest}
            conversation={conversation}
            goesOn={goesOn}
            actions={actions}
            find={isFinding ? find : undefined}
            end={end}
            questEnd={
              quest && hasEnded ? (
                <QuestEnd
                  partner={partner}
                  quest={quest}
                  status={status}
                  last={messages.findLast(({ sender }) => sender === 'character')}
                  next={next}
                  isAwaited={conversation.isAwaited}
                  onAgain={sendAndFollow}
                />
              ) : undefined
            }
          />
          <div sx={cardsStyle}>
            {news}
            <BeforeLoginCard {...conversation} />
            <BreakCard name={partner.name} />
          </div>
          <div sx={footStyle}>
            <ConnectionNote {...conversation} />
            <Suggestions
              areChoices={quest !== undefined}
              suggestions={question === undefined ? suggestions : [question, ...suggestions]}
              onPick={sendAndFollow}
            />
            <Composer
              ref={composer}
              name={partner.name}
              draft={conversation.draft}
              setDraft={setDraft}
              onSend={(text) => {
                if (sendAndFollow(text)) setDraft('');
              }}
            />
          </div>
        </div>
        <RecentPartners partners={recent} currentId={partner.id} />
        <FigureColumn partner={partner} />
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
