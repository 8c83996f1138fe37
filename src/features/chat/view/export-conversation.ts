import type { ChatMessage } from '../conversation/conversation';
import { localTime, offsetAt } from './local-time';

/** Conversation that becomes a file. */
export interface ExportFacts {
  readonly partner: string;
  /** The title of the scene that was played. */
  readonly scene: string | undefined;
  /** First words of the partner, which no message holds; empty for none. */
  readonly opening: string;
  readonly exportedAt: Date;
  readonly messages: readonly ChatMessage[];
  /** False where older messages are missing. */
  readonly isWhole: boolean;
  /** The words of the file, in the language of the page. */
  readonly words: {
    readonly title: string;
    readonly you: string;
    readonly picture: string;
    /** Labels of who wrote a reply. */
    readonly origins: Readonly<Record<ChatMessage['origin'], string>>;
    readonly note: string;
    /** Says what of the conversation the file does not hold. */
    readonly missing: readonly string[];
    /** Writes a day, and a time of day, by the visitor's clock. */
    readonly day: (moment: Date) => string;
    readonly time: (moment: Date) => string;
  };
}

/** Filters the messages that have been sent. */
function said(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.filter(({ delivery }) => delivery === 'sent');
}

/** The moment of a message; undefined where its time cannot be read. */
function momentOf({ createdAt }: ChatMessage): Date | undefined {
  const moment = new Date(createdAt);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A day as a heading, with the distance of the visitor's clock from UTC: that may be another one in summer. */
function dayLine(moment: Date, { day }: ExportFacts['words']): string {
  return `—— ${day(moment)} (UTC${offsetAt(moment)}) ——`;
}

/** A message: who says it and when, the words, and the pages that it draws on. */
function messageText(message: ChatMessage, { partner, words }: ExportFacts): string {
  const { sender, type, content, origin, references } = message;
  const moment = momentOf(message);
  const who = sender === 'user' ? [words.you] : [partner, words.origins[origin]];
  const head = [...who, ...(moment ? [words.time(moment)] : [])].join(' · ');
  const pages = references.map(({ title, section }) =>
    ['→', [title, section].filter(Boolean).join(' › ')].join(' '),
  );
  const body = type === 'image' ? `[${words.picture}] ${content}` : content;
  return [head, body, ...pages].join('\n');
}

/** A conversation to be read: what is missing first, then days and messages. Each reply says who wrote it. */
export function toText(facts: ExportFacts): string {
  const { partner, scene, opening, exportedAt, messages, isWhole, words } = facts;
  const title = [words.title, ...(scene === undefined ? [] : [scene])].join(' · ');
  const at = localTime(exportedAt).replace('T', ' ');
  const first =
    isWhole && opening !== '' ? [`${partner} · ${words.origins.script}\n${opening}`] : [];
  let last = '';
  const parts = said(messages).flatMap((message) => {
    const moment = momentOf(message);
    const day = moment ? dayLine(moment, words) : last;
    const isNew = day !== last;
    last = day;
    return [...(isNew ? [day] : []), messageText(message, facts)];
  });
  const head = [`${title}\n${at}`, ...words.missing, words.note];
  return `${[...head, ...first, ...parts].join('\n\n')}\n`;
}

/** A conversation for programs, with times by the visitor's clock; each reply says who wrote it. */
export function toJson({
  partner,
  scene,
  opening,
  exportedAt,
  messages,
  isWhole,
  words,
}: ExportFacts): string {
  const list = said(messages).map((message) => {
    const { id, sender, type, content, createdAt, origin, references } = message;
    const moment = momentOf(message);
    return {
      id,
      sender,
      type,
      content,
      created_at: moment ? localTime(moment) : createdAt,
      ...(sender === 'character' && { origin, ai_generated: origin === 'model' }),
      references,
    };
  });
  const file = {
    title: words.title,
    partner,
    scene,
    exported_at: localTime(exportedAt),
    complete: isWhole,
    missing: words.missing,
    note: words.note,
    ...(isWhole && opening !== '' && { opening }),
    messages: list,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
