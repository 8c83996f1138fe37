import { useEffect, useRef } from 'react';
import { isDistress } from '../../../config/distress';
import { helpLines } from '../../../config/help-lines';
import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import { announce } from '../../../platform/voice';
import type { ChatMessage, Conversation, QuestState } from '../conversation/conversation';
import { originLabels } from './origin-label';

/** Most messages of a flood that are read out: the last ones. */
const MOST_SAID = 5;

/** True for a message of distress, beneath which stands who helps. */
export function needsHelp({ sender, needsHelp: isMet, content }: ChatMessage): boolean {
  return sender === 'user' && (isMet ?? isDistress(content));
}

/** A message that has come or changed, and what it was before. */
interface Change {
  readonly message: ChatMessage;
  readonly before: ChatMessage | undefined;
}

/** Lists what has changed at a conversation's end: what comes above what was known is older, and no news. */
function changesOf(
  messages: readonly ChatMessage[],
  known: ReadonlyMap<string, ChatMessage>,
): Change[] {
  const last = messages.findLastIndex(({ key }) => known.has(key));
  return messages
    .map((message) => ({ message, before: known.get(message.key) }))
    .filter(({ message, before }, at) => before !== message && (before !== undefined || at > last));
}

/**
 * Says what happens in a conversation while it is open: what the partner says, what was not sent, who helps after words of
 * distress, how a scene ends. The visible lines cannot say it: they come and go while one scrolls. Who wrote a reply, a
 * script or a model, is said with the first one of a visit and then when it changes: with each it would tire.
 */
export function useMessageAnnouncements(
  { history, messages, quest }: Pick<Conversation, 'history' | 'messages' | 'quest'>,
  name: string,
): void {
  const t = useStrings('chat');
  const { locale } = usePlace();
  const known = useRef<{ history: Conversation['history']; of: Map<string, ChatMessage> }>();
  const lastOrigin = useRef<ChatMessage['origin']>();
  const wordsOf = ({ type, content }: ChatMessage): string =>
    type === 'text' ? content : t('picture');
  const replyWords = (message: ChatMessage): string => {
    const { origin } = message;
    const text = wordsOf(message);
    if (lastOrigin.current === origin) return t('said', { name, text });
    lastOrigin.current = origin;
    return t('said-as', { name, origin: t(originLabels[origin]), text });
  };
  const sayHelp = (): void => {
    const lines = helpLines[locale];
    if (lines.length === 0) return;
    announce(t('help-title'));
    announce(t('help-text'));
    for (const line of lines) announce(t('said', { name: line.name, text: line.number }));
  };
  const sayNews = (changes: readonly Change[]): void => {
    const replies = changes.filter(
      ({ message, before }) => message.sender === 'character' && before === undefined,
    );
    for (const { message } of replies.slice(-MOST_SAID)) {
      announce(replyWords(message), message.key);
    }
    for (const { message, before } of changes) {
      if (message.delivery === 'failed' && before?.delivery !== 'failed') {
        announce(t('said', { name: t('not-sent'), text: wordsOf(message) }), message.key);
      }
      if (needsHelp(message) && !(before && needsHelp(before))) sayHelp();
    }
  };
  useEffect(() => {
    const last = known.current;
    known.current = { history, of: new Map(messages.map((each) => [each.key, each])) };
    const isOpen = history === 'ready' || history === 'anonymous';
    // What a login or another try brings is no news.
    if (last?.history === history && isOpen) sayNews(changesOf(messages, last.of));
    // The words that say it are no news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [history, messages]);
  useSceneEnd(quest?.status);
}

/** Says how a scene ends, where it has not ended before it is seen. */
function useSceneEnd(status: QuestState['status'] | undefined): void {
  const t = useStrings('chat');
  const before = useRef(status);
  useEffect(() => {
    const wasOpen = before.current === 'new' || before.current === 'running';
    before.current = status;
    if (!wasOpen) return;
    if (status === 'done') announce(t('quest-done'));
    if (status === 'failed') announce(t('quest-failed'));
  }, [status, t]);
}
