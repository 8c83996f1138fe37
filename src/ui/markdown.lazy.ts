/** The renderer as a chunk: a hundred kilobytes of parsers. The build has it at hand. */
export { renderMarkdown } from '../markdown/markdown';
