import { useEffect, useState } from 'react';
import { useStrings } from '../../../i18n/use-strings';
import type { Conversation } from '../conversation/conversation';
import { dateFormatsOf } from './date-formats';
import { toJson, toText } from './export-conversation';
import { localTime } from './local-time';
import type { MenuAction } from '../../../ui/menu';
import { originLabels } from './origin-label';
import type { PartnerFacts, QuestTexts } from './partner-facts';
import { usePlace } from '../../../i18n/locale-context';
import { saveFile } from '../../../platform/save-file';
import { showToast } from '../../../ui/toast';
import { useWholeHistory, type WholeHistory } from './use-whole-history';

const formats = {
  text: { ending: 'txt', type: 'text/plain', write: toText },
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

/** Makes a title the name of a file, without what a system does not take in one. */
function fileName(title: string): string {
  return title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();
}

/**
 * Saves a conversation as a file, whole unless the visitor wants what there is.
 * @param quest the scene that is played
 */
export function useExport(
  { name, greeting }: PartnerFacts,
  quest: QuestTexts | undefined,
  conversation: Conversation,
): Export {
  const t = useStrings('chat');
  const { locale } = usePlace();
  const whole = useWholeHistory(conversation);
  const [waiting, setWaiting] = useState<Format>();

  const save = (format: Format): void => {
    const { ending, type, write } = formats[format];
    const { messages } = conversation;
    const unsent = messages.filter(({ delivery }) => delivery !== 'sent').length;
    const isWhole = whole.state === 'whole';
    const formatsOfDates = dateFormatsOf(locale);
    const exportedAt = new Date();
    const title = t('conversation', { name });
    const text = write({
      partner: name,
      scene: quest?.title,
      opening: quest?.opening ?? greeting,
      exportedAt,
      messages,
      isWhole,
      words: {
        title,
        you: t('you'),
        picture: t('picture'),
        origins: { script: t(originLabels.script), model: t(originLabels.model) },
        note: t('export-note'),
        missing: [
          ...(isWhole ? [] : [t('export-part-note')]),
          ...(unsent > 0 ? [t('export-unsent', { count: unsent })] : []),
        ],
        day: (moment) => formatsOfDates.day.format(moment),
        time: (moment) => formatsOfDates.time.format(moment),
      },
    });
    const day = localTime(exportedAt).slice(0, 10);
    saveFile(
      fileName([title, quest?.title, day].filter(Boolean).join(' ')) + `.${ending}`,
      type,
      text,
    );
    void showToast({ tone: 'success', text: t('export-done') });
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
      { label: t('export-text'), run: () => start('text') },
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
