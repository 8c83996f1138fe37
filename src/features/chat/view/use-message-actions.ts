import { useMemo } from 'react';
import { logError } from '../../../platform/log';
import { useStrings } from '../../../i18n/use-strings';
import { showToast } from '../../../ui/toast';
import type { ChatMessage, Conversation } from '../conversation/conversation';

/** Actions on a message. */
export interface MessageActions {
  readonly copy: (message: ChatMessage) => void;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  readonly report: (message: ChatMessage) => void;
}

/** Returns the actions on a message; the same object for as long as the conversation's own actions are. */
export function useMessageActions(
  { retry, discard }: Pick<Conversation, 'retry' | 'discard'>,
  report: (message: ChatMessage) => void,
): MessageActions {
  const t = useStrings('chat');
  return useMemo(
    () => ({
      retry,
      discard,
      report,
      copy: ({ content }) => {
        const copying = async (): Promise<void> => {
          try {
            await navigator.clipboard.writeText(content);
            void showToast({ tone: 'success', text: t('copied') });
          } catch (error) {
            logError(error);
            void showToast({ tone: 'error', text: t('copy-failed') });
          }
        };
        void copying();
      },
    }),
    [retry, discard, report, t],
  );
}
