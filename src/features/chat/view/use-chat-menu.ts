import { useStrings } from '../../../i18n/use-strings';
import type { ChatMessage } from '../conversation/conversation';
import { toJson, toMarkdown } from './export-conversation';
import type { MenuAction } from './menu';
import type { PartnerFacts } from './partner-facts';
import { saveFile } from './save-file';

/** What can be done with the whole conversation. */
export function useChatMenu(
  { id, name }: PartnerFacts,
  messages: readonly ChatMessage[],
  onClear: () => void,
): MenuAction[] {
  const t = useStrings('chat');
  const facts = () => ({
    partner: name,
    exportedAt: new Date().toISOString(),
    messages,
    words: {
      title: t('conversation', { name }),
      you: t('you'),
      ai: t('ai'),
      note: t('ai-note', { name }),
    },
  });
  return [
    {
      label: t('export-markdown'),
      run: () => saveFile(`${id}.md`, 'text/markdown', toMarkdown(facts())),
    },
    {
      label: t('export-json'),
      run: () => saveFile(`${id}.json`, 'application/json', toJson(facts())),
    },
    { label: t('clear'), run: onClear },
  ];
}
