import { useEffect, useState } from 'react';
import type { ThemeUIStyleObject } from 'theme-ui';
import { CHAT_BREAK_CHECK_MS, CHAT_BREAK_MS } from '../../../config/chat-limits';
import { useStrings } from '../../../i18n/use-strings';
import { quietButtonStyle, smallButton } from '../../../ui/button-style';
import { chatTimeAt, restartChatTime } from '../../../platform/chats/recent-partners-storage';
import { NoteCard } from './note-card';

/** True when a visitor has been in chats for so long that a break is due; time counts while the page is in view. */
function useBreak(): { readonly isDue: boolean; readonly goOn: () => void } {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      setIsDue(chatTimeAt(Date.now()) >= CHAT_BREAK_MS);
    };
    look();
    const timer = setInterval(look, CHAT_BREAK_CHECK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return {
    isDue,
    goOn: () => {
      restartChatTime(Date.now());
      setIsDue(false);
    },
  };
}

const okStyle = { ...quietButtonStyle, ...smallButton } satisfies ThemeUIStyleObject;

const actionStyle = { justifySelf: 'start' } satisfies ThemeUIStyleObject;

/** Suggests a break after two hours of chats. */
export function BreakCard({ name }: { name: string }) {
  const t = useStrings('chat');
  const { isDue, goOn } = useBreak();
  if (!isDue) return null;
  return (
    <NoteCard title={t('break-title')} tone="live" isNews>
      <p>{t('break-text', { name })}</p>
      <p sx={actionStyle}>
        <button type="button" onClick={goOn} sx={okStyle}>
          {t('break-ok')}
        </button>
      </p>
    </NoteCard>
  );
}
