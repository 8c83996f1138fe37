import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../i18n/use-strings';
import { visuallyHidden } from '../../../ui/visually-hidden';
import type { ChatMessage, Conversation } from '../conversation/conversation';

/** No more of them stay to be read again. */
const MOST_KEPT = 5;

interface Props extends Pick<Conversation, 'history' | 'messages'> {
  name: string;
}

/**
 * Announces what the partner has newly said, read out once each: the visible lines come and go while one scrolls, and
 * older ones are no news.
 */
export function Announcer({ history, messages, name }: Props) {
  const t = useStrings('chat');
  const [said, setSaid] = useState<readonly ChatMessage[]>([]);
  const known = useRef<Set<string>>();
  useEffect(() => {
    if (history !== 'ready') {
      // What a login or another try brings is no news.
      known.current = undefined;
      return;
    }
    const isFirst = known.current === undefined;
    const keys = (known.current ??= new Set());
    let last = -1;
    messages.forEach(({ key }, index) => {
      if (keys.has(key)) last = index;
    });
    const isNew = ({ sender, key }: ChatMessage): boolean =>
      sender === 'character' && !keys.has(key);
    // Before the last one that was known stands what was fetched later.
    const news = isFirst ? [] : messages.slice(last + 1).filter(isNew);
    for (const { key } of messages) keys.add(key);
    if (news.length > 0) setSaid((before) => [...before, ...news].slice(-MOST_KEPT));
  }, [history, messages]);
  return (
    <div role="log" aria-label={t('new-messages')} aria-live="polite" sx={visuallyHidden}>
      {said.map(({ key, type, content }) => (
        <p key={key}>{t('said', { name, text: type === 'text' ? content : t('picture') })}</p>
      ))}
    </div>
  );
}
