import { placePath } from '../../../../routes';
import type { Fault } from '../../faults';
import { markdownTree, type MarkdownNode as Node } from '../../sources/markdown-tree';

/** The nodes of a text of ours behind its front matter. */
export interface OwnText {
  /** The file's path as an editor knows it. */
  readonly file: string;
  readonly nodes: readonly Node[];
  /** How many lines of the file stand before it. */
  readonly linesBefore: number;
}

function nodesOf(node: Node): Node[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

/** Lists the nodes of a Markdown text of ours, each before those in it. */
export function markdownNodes(file: string, body: string): Node[] {
  return nodesOf(markdownTree(file, body));
}

/** Counts the sections of a text, whose anchors are `#s1`, `#s2` and so on. */
export function sectionsOf({ nodes }: OwnText): number {
  return nodes.filter((node) => node.type === 'heading' && node.depth === 2).length;
}

/** Number of sections of a page by its path: undefined for a page whose anchors are not known, and nothing for a path without a page. */
export type LinkTargets = (path: string) => { readonly sections: number | undefined } | undefined;

function wrongWithLink(url: string, own: number, targets: LinkTargets): string | undefined {
  const shown = `the link ${JSON.stringify(url)}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return undefined;
  const [path = '', anchor] = url.split('#');
  if (path !== '' && !path.startsWith('/')) {
    return `${shown} leads nowhere: write an address that begins with https:// or, of this site, with /`;
  }
  const target = path === '' ? { sections: own } : targets(placePath(path).rest);
  if (!target)
    return `${shown} leads to no page of this site: write the address of one that is there`;
  if (anchor === undefined || target.sections === undefined) return undefined;
  const section = /^s(\d+)$/.exec(anchor)?.[1];
  return section === undefined || Number(section) < 1 || Number(section) > target.sections
    ? `${shown} leads to a section that is not there: write #s1 to #s${String(target.sections)}, by the order of the headings`
    : undefined;
}

function wrongWith(node: Node, own: number, targets: LinkTargets): string | undefined {
  switch (node.type) {
    case 'heading':
      return node.depth === 1
        ? 'is a heading of the first level, which the page’s title is already: write ## instead of #'
        : undefined;
    case 'html':
      return `has HTML, of which nothing is shown: ${JSON.stringify(node.value.slice(0, 40))}. Paste it as plain text, and write Markdown`;
    case 'link':
      return wrongWithLink(node.url, own, targets);
    default:
      return undefined;
  }
}

/** Finds slips of the hand in a Markdown text of ours: a second title, HTML, links and anchors that lead nowhere. */
export function markdownSlips(text: OwnText, targets: LinkTargets): Fault[] {
  const { file, nodes, linesBefore } = text;
  const own = sectionsOf(text);
  return nodes.flatMap((node): Fault[] => {
    const what = wrongWith(node, own, targets);
    const line = linesBefore + (node.position?.start.line ?? 1);
    return what === undefined ? [] : [{ where: `${file}:${String(line)}`, what }];
  });
}
