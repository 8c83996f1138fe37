import { useEffect, useState } from 'react';
import { useStrings } from '../../../i18n/use-strings';
import type { Conversation } from '../conversation/conversation';
import { toJson, toMarkdown } from './export-conversation';
import type { MenuAction } from './menu';
import type { PartnerFacts } from './partner-facts';
import { saveFile } from '../../../platform/save-file';
import { useWholeHistory, type WholeHistory } from './use-whole-history';

const formats = {
  markdown: { ending: 'md', type: 'text/markdown', write: toMarkdown },
  json: { ending: 'json', type: 'application/json', write: toJson },
} as const;

type Format = keyof typeof formats;

/** A conversation on its way into a file. */
export interface Export {
  readonly actions: readonly MenuAction[];
  /** It waits for older messages. */
  readonly isWaiting: boolean;
  readonly whole: WholeHistory;
  /** Saves what there is. */
  readonly savePart: () => void;
  readonly cancel: () => void;
}

/** Saves a conversation as a file, whole unless the visitor wants what there is. */
export function useExport({ id, name }: PartnerFacts, conversation: Conversation): Export {
  const t = useStrings('chat');
  const whole = useWholeHistory(conversation);
  const [waiting, setWaiting] = useState<Format>();

  const save = (format: Format): void => {
    const { ending, type, write } = formats[format];
    const text = write({
      partner: name,
      exportedAt: new Date().toISOString(),
      messages: conversation.messages,
      isWhole: whole.state === 'whole',
      words: {
        title: t('conversation', { name }),
        you: t('you'),
        ai: t('ai'),
        note: t('ai-note', { name }),
        part: t('export-part-note'),
      },
    });
    saveFile(`${id}.${ending}`, type, text);
  };
  const end = (): void => {
    whole.stop();
    setWaiting(undefined);
  };
  const start = (format: Format): void => {
    if (whole.state === 'whole') {
      save(format);
      return;
    }
    setWaiting(format);
    whole.fetch();
  };
  useEffect(() => {
    if (waiting === undefined || whole.state !== 'whole') return;
    save(waiting);
    end();
  });
  return {
    actions: [
      { label: t('export-markdown'), run: () => start('markdown') },
      { label: t('export-json'), run: () => start('json') },
    ],
    isWaiting: waiting !== undefined,
    whole,
    savePart: () => {
      if (waiting !== undefined) save(waiting);
      end();
    },
    cancel: end,
  };
}
