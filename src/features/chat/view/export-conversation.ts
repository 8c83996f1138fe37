import type { ChatMessage } from '../conversation/conversation';

interface Facts {
  readonly partner: string;
  readonly exportedAt: string;
  readonly messages: readonly ChatMessage[];
  /** False where older messages are missing. */
  readonly isWhole: boolean;
  /** The words of the file, in the language of the page. */
  readonly words: {
    readonly title: string;
    readonly you: string;
    readonly ai: string;
    readonly note: string;
    /** Said where older messages are missing. */
    readonly part: string;
  };
}

/** Filters the messages that have been sent. */
function said(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages.filter(({ delivery }) => delivery === 'sent');
}

/** Keeps a text from meaning something to Markdown. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_{}[\]<>#|~!&]/g, '\\$&')
    .replace(/^(\s*)([-+]|\d+(?=[.)]))/gm, '$1\\$2');
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${escapeMarkdown(line)}`.trimEnd())
    .join('\n');
}

/** A conversation as Markdown; each reply bears the mark of an AI. */
export function toMarkdown({ partner, exportedAt, messages, isWhole, words }: Facts): string {
  const parts = said(messages).map(({ sender, content, createdAt, references }) => {
    const who =
      sender === 'user' ? escapeMarkdown(words.you) : `${escapeMarkdown(partner)} · ${words.ai}`;
    const titles = references.map(({ title }) => `- ${escapeMarkdown(title)}`);
    return [`**${who}** (${createdAt})`, quoted(content), titles.join('\n')]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  const title = `# ${escapeMarkdown(words.title)}`;
  const notes = isWhole ? [words.note] : [words.note, words.part];
  return `${[title, exportedAt, ...notes, ...parts].join('\n\n')}\n`;
}

/** A conversation as JSON; each reply bears the mark of an AI. */
export function toJson({ partner, exportedAt, messages, isWhole, words }: Facts): string {
  const list = said(messages).map(({ id, sender, type, content, createdAt, references }) => ({
    id,
    sender,
    type,
    content,
    created_at: createdAt,
    references,
    ai_generated: sender === 'character',
  }));
  const { title, note } = words;
  const file = { title, partner, exported_at: exportedAt, complete: isWhole, note };
  return `${JSON.stringify({ ...file, messages: list }, null, 2)}\n`;
}
