import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { queries } from '../../api-client/apollo/typed-documents';
import { isApiError } from '../../api-client/errors';
import {
  reportMessage,
  type ReportCause,
  type ReportOutcome,
} from '../../api-client/report-action';
import { toRequestState } from '../../api-client/request-state';
import { useSession } from '../../api-client/session/session';
import { ERROR_CODE, type WireScene } from '../../contract';
import { usePlace } from '../../i18n/locale-context';
import { useStrings } from '../../i18n/use-strings';
import { useDocumentTitle } from '../../platform/use-document-title';
import { chatFragment, type ChatFragment } from '../../routes/chat-fragment';
import { readChatFragment } from '../../routes/read-chat-fragment';
import { ErrorState } from '../../ui/error-state';
import { WithLateStrings } from '../../ui/with-late-strings';
import { chatStrings } from '../../i18n/bundles/chat-strings';
import { conversationIdOf, type ChatMessage, type Conversation } from './conversation/conversation';
import { useConversation } from './conversation/use-conversation';
import { sceneAfter, toQuestTexts } from './quest-texts';
import { ChatScreen } from './view/chat-screen';
import type { CameFrom } from '../../platform/chats/came-from';
import { useFirstWords } from '../../platform/chats/first-words';
import { readRecentPartners, rememberPartner } from '../../platform/chats/recent-partners-storage';
import { noteOfPartner, useConversationNotes } from '../../platform/chats/conversation-notes';
import type { PartnerFacts, QuestTexts, RecentPartner } from './view/partner-facts';
import { useGameQuestions } from './view/use-game-questions';
import { UnknownQuest } from './view/unknown-quest';

interface Props {
  partner: PartnerFacts;
  scenes: readonly WireScene[];
  /** The partners that the build knew. */
  partners: readonly RecentPartner[];
  /** The fragment of the address, with its `#`. */
  hash: string;
  /** Card of what the visitor has to be asked or told as a user of the site. */
  news?: ReactNode;
  /** Shown until everything is there. */
  waiting: ReactNode;
}

/** The partners that the user has talked to, with the one of this page among them, and what was said last. */
function useRecent(
  userId: string | undefined,
  partner: PartnerFacts,
  partners: readonly RecentPartner[],
  { messages }: Conversation,
) {
  const [ids, setIds] = useState<readonly string[]>([partner.id]);
  // Whoever has only looked in has not talked yet.
  const hasSpoken = messages.some(({ sender }) => sender === 'user');
  useEffect(() => {
    if (hasSpoken) rememberPartner(userId, partner.id);
    const others = readRecentPartners(userId).filter((id) => id !== partner.id);
    setIds([partner.id, ...others]);
  }, [userId, partner.id, hasSpoken]);
  const notes = useConversationNotes((state) => state.notes);
  const t = useStrings('chat');
  return useMemo(() => {
    const known = new Map([...partners, partner].map((each) => [each.id, each]));
    return ids.flatMap((id): RecentPartner[] => {
      const each = known.get(id);
      if (!each) return [];
      const { words } = noteOfPartner(notes, userId ?? '', id);
      const last = words && {
        content: words.type === 'image' ? t('picture') : words.content,
        isOwn: words.sender === 'user',
        at: words.at,
      };
      return [{ ...each, last }];
    });
  }, [ids, partner, partners, notes, userId, t]);
}

/** Leaves in the address what has not been taken up yet, so that a reload does not bring the rest again. */
function keepInAddress(fragment: ChatFragment): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + chatFragment(fragment));
}

/**
 * Takes up what the address brings: the question goes into an empty field, and beside a draft it stays a question until
 * it is sent. Where the visitor came from is told with the first message, and with the question that was left.
 * @returns the conversation, the question that is left, whether it is one that its page has begun to answer, and the game
 * that somebody has come from who has no question yet
 */
function useArrival(conversation: Conversation, hash: string) {
  const { draft, setDraft, send } = conversation;
  const { ask, quest, game, section, opened } = readChatFragment(hash);
  const [question, setQuestion] = useState<string>();
  const [cameFrom, setCameFrom] = useState<CameFrom>();
  const [goesOn] = useState(opened !== undefined);
  useEffect(() => {
    const isKnown = game !== undefined || section !== undefined;
    setCameFrom(isKnown ? { gameId: game, section, openedSteps: opened } : undefined);
    const isBeside = ask !== undefined && draft !== '' && draft !== ask;
    setQuestion(isBeside ? ask : undefined);
    if (ask === undefined || isBeside) return;
    if (draft === '') setDraft(ask);
    keepInAddress({ quest, game, section, opened });
    // What is typed afterwards is no reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ask, game, section, opened]);
  const asking: Conversation = {
    ...conversation,
    send: (content) => {
      send(content, cameFrom);
      if (question !== undefined && content !== question) return;
      setQuestion(undefined);
      setCameFrom(undefined);
      keepInAddress({ quest });
    },
  };
  const asksOf = ask === undefined && !goesOn && quest === undefined ? cameFrom?.gameId : undefined;
  return { asking, question, goesOn, asksOf };
}

/**
 * Offers whoever comes from a game what can be asked about it, in the place of other suggestions and of answers to the
 * greeting, which may speak of other games.
 */
function useAboutGame(
  conversation: Conversation,
  partner: PartnerFacts,
  gameId: string | undefined,
): { readonly conversation: Conversation; readonly partner: PartnerFacts } {
  const questions = useGameQuestions(gameId);
  const hasAnswered = useFirstWords((words) => words[partner.id] !== undefined);
  const isAbout = gameId !== undefined && questions?.length !== 0;
  const shown = useMemo(
    () => (isAbout && !hasAnswered ? { ...partner, answers: [] } : partner),
    [isAbout, hasAnswered, partner],
  );
  const suggestions = isAbout ? (questions ?? []) : conversation.suggestions;
  return { conversation: { ...conversation, suggestions }, partner: shown };
}

function Talk({
  partner,
  scenes,
  partners,
  hash,
  quest,
  news,
}: Props & { quest: QuestTexts | undefined }) {
  const { locale } = usePlace();
  const t = useStrings('chat');
  useDocumentTitle(t('title', { name: partner.name }));
  const userId = useSession(({ userInfo }) => userInfo?.web_user_id);
  const conversation = useConversation({ characterId: partner.id, questId: quest?.id });
  const recent = useRecent(userId, partner, partners, conversation);
  const { asking, question, goesOn, asksOf } = useArrival(conversation, hash);
  const ofGame = useAboutGame(asking, partner, asksOf);
  const report = async ({ id }: ChatMessage, cause: ReportCause): Promise<ReportOutcome> => {
    if (userId === undefined) return 'logged-out';
    if (id === undefined) return 'failed';
    const conversationId = conversationIdOf({
      userId,
      characterId: partner.id,
      questId: quest?.id,
    });
    return reportMessage({ id, conversationId }, cause);
  };
  return (
    <ChatScreen
      {...ofGame}
      question={question}
      goesOn={goesOn}
      quest={quest}
      next={quest && sceneAfter(quest.id, scenes, locale)}
      recent={recent}
      news={news}
      onReport={report}
    />
  );
}

function Playing({ questId, ...props }: Props & { questId: string }) {
  const { locale } = usePlace();
  const { data, error, refetch } = useQuery(queries.questInfo, {
    variables: { quest_id: questId },
    context: { handles: [ERROR_CODE.unknownId] },
  });
  const quest = data?.questInfo;
  // Texts of another language are other ones, and the picture comes with the story.
  const { scenes } = props;
  const texts = useMemo(
    () => quest && toQuestTexts(quest, scenes, locale),
    [quest, scenes, locale],
  );
  const isStrange = quest !== undefined && quest.character_id !== props.partner.id;
  if (isStrange || isApiError(error, ERROR_CODE.unknownId)) {
    return <UnknownQuest partnerId={props.partner.id} />;
  }
  const request = toRequestState({ data: texts, error, refetch });
  if (request.status === 'failed') return <ErrorState retry={request.retry} />;
  return texts ? <Talk {...props} quest={texts} /> : props.waiting;
}

function Chat(props: Props) {
  const { quest } = readChatFragment(props.hash);
  return (
    <WithLateStrings
      namespace="chat"
      bundles={chatStrings}
      waiting={props.waiting}
      failed={(retry) => <ErrorState retry={retry} />}
    >
      {quest === undefined ? (
        <Talk {...props} quest={undefined} />
      ) : (
        <Playing key={quest} {...props} questId={quest} />
      )}
    </WithLateStrings>
  );
}

/** The chat with a partner, alone or in the quest that the fragment names. */
export function ChatPage(props: Props) {
  const { locale } = usePlace();
  return <Chat key={`${locale} ${props.partner.id}`} {...props} />;
}
