import * as z from 'zod/mini';
import { isDistress } from '../distress/is-distress';
import { helpLines } from '../../config/help-lines';
import distressLines from '../sample/distress.json';
import type { Reply, Turn } from './companion';
import { LinePicker } from './line-picker';
import { readMemory } from './memory';
import { linesOf } from './voice-schema';

/** Number of messages after words of distress that are answered gently. */
const GENTLE_TURNS = 3;

/** Replies to words of distress, and to the messages after them. They are the same for all partners. */
const lines = z
  .object({ met: linesOf(3), after: linesOf(GENTLE_TURNS, ['lines']) })
  .parse(distressLines);

/** True when a message speaks of distress. */
export function isDistressed({ content }: Turn): boolean {
  return isDistress(content);
}

/** True when a message comes soon after words of distress, in a language that has help lines. */
export function isAfterDistress({ memory, locale }: Turn): boolean {
  return readMemory(memory).gentle > 0 && helpLines[locale].length > 0;
}

/**
 * The reply to words of distress. It leads to no page, offers nothing to play on with, and leaves a scene where it is.
 */
export function comfort({ conversation_id, locale, memory: kept }: Turn): Reply {
  const memory = readMemory(kept);
  const picker = new LinePicker(conversation_id, locale, memory.spoken);
  return {
    content: picker.next('distress', lines.met),
    origin: 'script',
    references: [],
    suggestions: [],
    memory: {
      ...memory,
      turns: memory.turns + 1,
      gentle: GENTLE_TURNS,
      spoken: picker.spoken(),
    },
  };
}

/**
 * The reply to one of the next messages: gentle words with the help lines in them. What the visitor has asked for is answered
 * before them.
 * @param answer undefined where the partner would only chat
 */
export function stayGentle(
  { conversation_id, locale, memory: kept }: Turn,
  answer: Omit<Reply, 'origin'> | undefined,
): Reply {
  const memory = readMemory(answer?.memory ?? kept);
  const picker = new LinePicker(conversation_id, locale, memory.spoken);
  const numbers = helpLines[locale].map(({ name, number }) => `${name} ${number}`);
  const words = picker.next('after distress', lines.after, {
    lines: new Intl.ListFormat(locale, { type: 'disjunction' }).format(numbers),
  });
  return {
    ...answer,
    content: answer ? `${answer.content}\n\n${words}` : words,
    origin: 'script',
    references: answer?.references ?? [],
    // A scene goes on by its buttons.
    suggestions: answer?.quest ? answer.suggestions : [],
    memory: {
      ...memory,
      turns: answer ? memory.turns : memory.turns + 1,
      gentle: memory.gentle - 1,
      spoken: picker.spoken(),
    },
  };
}
