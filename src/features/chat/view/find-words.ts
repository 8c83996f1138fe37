import type { ChatMessage } from '../conversation/conversation';

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

function toPattern(words: string): RegExp | undefined {
  const text = words.trim().replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return text === '' ? undefined : new RegExp(text, 'giu');
}

/** The keys of the messages that hold the words, in their order; no words are in none. */
export function findMessages(messages: readonly ChatMessage[], words: string): string[] {
  const pattern = toPattern(words);
  if (!pattern) return [];
  return messages
    .filter(({ type, content }) => type === 'text' && content.search(pattern) >= 0)
    .map(({ key }) => key);
}

/** A text in stretches, of which every second one is what was looked for. */
export function splitAtWords(text: string, words: string): Stretch[] {
  const pattern = toPattern(words);
  if (!pattern) return [{ text, isFound: false }];
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > end) stretches.push({ text: text.slice(end, index), isFound: false });
    stretches.push({ text: found, isFound: true });
    end = index + found.length;
  }
  if (end < text.length || stretches.length === 0) {
    stretches.push({ text: text.slice(end), isFound: false });
  }
  return stretches;
}
