import { fromMarkdown } from 'mdast-util-from-markdown';

/** Tree of a Markdown text. */
type MarkdownTree = ReturnType<typeof fromMarkdown>;

/** A node of such a tree, or the tree itself. */
export type MarkdownNode = MarkdownTree | MarkdownTree['children'][number];

/** The tree of each file as it was read last: an editor changes one file at a time, and all are checked, some twice. */
const lastRead = new Map<string, { readonly body: string; readonly tree: MarkdownTree }>();

/**
 * Reads a Markdown text of ours. Nobody may change its tree.
 * @param file the file's path as an editor knows it
 * @param body what stands behind its front matter
 */
export function markdownTree(file: string, body: string): MarkdownTree {
  const last = lastRead.get(file);
  if (last?.body === body) return last.tree;
  const tree = fromMarkdown(body);
  lastRead.set(file, { body, tree });
  return tree;
}
