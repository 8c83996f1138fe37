import { localDay } from '../../../i18n/local-day';
import type { ChatMessage, Conversation } from '../conversation/conversation';

/** A message in its place among others. */
export interface MessageRow {
  readonly kind: 'message';
  readonly key: string;
  readonly message: ChatMessage;
  /** The day that begins with it, as the visitor's clock has it. */
  readonly day: string | undefined;
  /** The first and the last of one sender in a row. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Row of a conversation. */
export type Row =
  | { readonly kind: 'opening'; readonly key: 'opening' }
  | { readonly kind: 'notebook'; readonly key: 'notebook' }
  | MessageRow
  | { readonly kind: 'notice'; readonly key: 'notice' }
  | { readonly kind: 'end'; readonly key: 'end' }
  | { readonly kind: 'reply'; readonly key: 'reply'; readonly content: string | undefined };

/** A pause after which the same sender's next message stands by itself, in milliseconds. */
const GROUP_MS = 5 * 60_000;

interface Moment {
  readonly time: number;
  readonly day: string;
}

/** Times that have been read; a long conversation would be read anew with each of its messages. */
const moments = new WeakMap<ChatMessage, Moment>();

function momentOf(message: ChatMessage): Moment {
  const known = moments.get(message);
  if (known) return known;
  const { createdAt } = message;
  const moment = { time: Date.parse(createdAt), day: localDay(createdAt) };
  moments.set(message, moment);
  return moment;
}

function areTogether(one: ChatMessage, next: ChatMessage): boolean {
  const [before, after] = [momentOf(one), momentOf(next)];
  return (
    one.sender === next.sender &&
    before.day === after.day &&
    !(Math.abs(after.time - before.time) > GROUP_MS)
  );
}

/** The last row of each message: the same object again, where nothing about it has changed, is not drawn anew. */
const rowsOf = new WeakMap<ChatMessage, MessageRow>();

/** The messages with their days and groups. */
export function toMessageRows(messages: readonly ChatMessage[]): MessageRow[] {
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const after = messages[index + 1];
    const today = momentOf(message).day;
    const day = today !== '' && (!before || momentOf(before).day !== today) ? today : undefined;
    const isFirst = !before || !areTogether(before, message);
    const isLast = !after || !areTogether(message, after);
    const known = rowsOf.get(message);
    if (known?.day === day && known?.isFirst === isFirst && known.isLast === isLast) return known;
    const row: MessageRow = { kind: 'message', key: message.key, message, day, isFirst, isLast };
    rowsOf.set(message, row);
    return row;
  });
}

/** Rows of the site itself among the messages. */
interface OwnRows {
  /** The partner has first words. */
  readonly hasOpening: boolean;
  /** Number of messages behind which the first notice stands; undefined once it is read. */
  readonly noticeAt?: number | undefined;
  /** Number of messages behind which today's page of the partner's notebook lies; undefined where there is none. */
  readonly notebookAt?: number | undefined;
  /** A scene has ended. */
  readonly hasEnded?: boolean;
}

/**
 * The first words of the partner lead, where the beginning is known; today's page of the notebook lies where today begins; a
 * reply that is being written is last, and behind it the end of a scene.
 */
export function toRows(
  messageRows: readonly MessageRow[],
  { older, reply, isTyping }: Pick<Conversation, 'older' | 'reply' | 'isTyping'>,
  { hasOpening, noticeAt, notebookAt, hasEnded = false }: OwnRows,
): Row[] {
  const opening: Row[] =
    hasOpening && older === 'none' ? [{ kind: 'opening', key: 'opening' }] : [];
  const writing: Row[] =
    reply || isTyping ? [{ kind: 'reply', key: 'reply', content: reply?.content }] : [];
  const rows: Row[] = [...messageRows];
  if (noticeAt !== undefined) rows.splice(noticeAt, 0, { kind: 'notice', key: 'notice' });
  if (notebookAt !== undefined) {
    const isBehindNotice = noticeAt !== undefined && noticeAt < notebookAt;
    const at = notebookAt + Number(isBehindNotice);
    rows.splice(at, 0, { kind: 'notebook', key: 'notebook' });
  }
  const end: Row[] = hasEnded ? [{ kind: 'end', key: 'end' }] : [];
  return [...opening, ...rows, ...writing, ...end];
}
