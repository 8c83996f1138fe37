import type { Locale } from '../config/locales';
import { renderMarkdown } from '../markdown/markdown';

// The renderer as a chunk: a hundred kilobytes of parsers. The build has it at hand.

/** The HTML of a text; undefined for one that cannot be rendered, because it would cost too much. */
export function tryMarkdown(markdown: string, locale: Locale): string | undefined {
  try {
    return renderMarkdown(markdown, locale);
  } catch {
    return undefined;
  }
}
