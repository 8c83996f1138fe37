import { usePlace } from '../../../i18n/locale-context';
import { useStrings } from '../../../i18n/use-strings';
import type { DatedEntry } from '../../../platform/notebooks/use-notebook';
import type { ChatMessage, QuestState } from '../conversation/conversation';
import { dateFormatsOf } from './date-formats';
import { useNotebookTitle } from './notebook-note';
import type { PartnerFacts, QuestTexts } from './partner-facts';
import type { Row } from './rows';

/** Characters of a message that its menu is named by: enough to tell it from its neighbours. */
const MENU_CHARACTERS = 30;

/** Cuts a text to what a name has room for. */
function shortened(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= MENU_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MENU_CHARACTERS).join('')}…`;
}

/** Returns what gives the words of a message, in full or shortened, and its time behind them. */
function useWords() {
  const t = useStrings('chat');
  const { locale } = usePlace();
  return {
    wordsOf: ({ type, content }: ChatMessage): string => (type === 'text' ? content : t('picture')),
    withTime: (text: string, { createdAt }: ChatMessage): string => {
      const at = new Date(createdAt);
      if (Number.isNaN(at.getTime())) return text;
      return t('message-at', { text, time: dateFormatsOf(locale).time.format(at) });
    },
  };
}

/** Returns what names the menu of a message. */
export function useMenuName(): (message: ChatMessage) => string {
  const t = useStrings('chat');
  const { wordsOf, withTime } = useWords();
  return (message) =>
    t('message-menu', { message: withTime(shortened(wordsOf(message)), message) });
}

interface Told {
  readonly partner: PartnerFacts;
  readonly quest: QuestTexts | undefined;
  readonly status: QuestState['status'] | undefined;
  /** True when the conversation goes on with what a page has begun to answer. */
  readonly goesOn: boolean;
  /** Today's page of the partner's notebook. */
  readonly entry: DatedEntry | undefined;
}

/** Returns what names a row: who says something, all of it, and when. */
export function useRowName({ partner, quest, status, goesOn, entry }: Told): (row: Row) => string {
  const t = useStrings('chat');
  const { wordsOf, withTime } = useWords();
  const { name, greeting } = partner;
  const titleOf = useNotebookTitle();
  return (row) => {
    switch (row.kind) {
      case 'opening':
        return goesOn
          ? t('going-on', { name })
          : t('said', { name, text: quest?.opening ?? greeting });
      case 'notebook':
        return entry ? t('said', { name: titleOf(name, entry.day), text: entry.text }) : '';
      case 'notice':
        return t('notice-title');
      case 'end':
        return t(status === 'done' ? 'quest-done' : 'quest-failed');
      case 'reply':
        return t('typing', { name });
      case 'message': {
        const { message } = row;
        const speaker = message.sender === 'user' ? t('you') : name;
        return withTime(t('said', { name: speaker, text: wordsOf(message) }), message);
      }
    }
  };
}
