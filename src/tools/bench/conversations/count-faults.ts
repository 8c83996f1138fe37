import type { WireMessage } from '../../../contract';

/** Numbers of messages that are not as they were said. */
export interface Faults {
  /** Messages that are not there, or have no reply. */
  readonly lost: number;
  /** Messages and replies that are there more than once. */
  readonly doubled: number;
  /** Messages that stand before one that was said earlier, and replies that stand before what they answer. */
  readonly misplaced: number;
}

function countRepeated(values: readonly string[]): number {
  return values.length - new Set(values).size;
}

/** Counts the values that stand behind a value that is greater. */
function countFalling(values: readonly number[]): number {
  return values.filter((value, at) => at > 0 && value < (values[at - 1] ?? value)).length;
}

/**
 * Compares a conversation with what its visitor has said.
 * @param sent the visitor's ids of their messages, in the order in which they were said
 * @param history the conversation, oldest first
 */
export function countFaults(sent: readonly string[], history: readonly WireMessage[]): Faults {
  const own = history.filter(({ sender }) => sender === 'user');
  const ownIds = own.flatMap(({ client_message_id: id }) => id ?? []);
  const answered = history.flatMap(({ reply_to: id }) => id ?? []);
  const isWhole = (id: string): boolean =>
    own.some((each) => each.client_message_id === id && answered.includes(each.id));
  const early = history.filter(({ reply_to: id }, at) => {
    const question = history.findIndex((each) => each.id === id);
    return id !== undefined && (question < 0 || question > at);
  });
  return {
    lost: sent.filter((id) => !isWhole(id)).length,
    doubled: countRepeated(ownIds) + countRepeated(answered),
    misplaced: countFalling(ownIds.map((id) => sent.indexOf(id))) + early.length,
  };
}
