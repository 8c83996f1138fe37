import {
  nameOf,
  roleOf,
  rootOf,
  spokenNode,
  spokenRest,
  spokenRole,
  wholeNameOf,
  type SpokenNode,
} from './spoken-node';
import { CONTAINERS, IF_NAMED, isControl, LEAVES } from './spoken-roles';

/** Roles whose only line stands behind their own word. */
const BESIDE: Readonly<Record<string, string>> = {
  listitem: '•',
  cell: 'cell:',
  gridcell: 'cell:',
  columnheader: 'column header:',
  rowheader: 'row header:',
};

/** Parts of what is said already: pieces of texts, the options of a closed list. */
const SILENT = new Set(['InlineTextBox', 'ListMarker', 'LineBreak', 'MenuListPopup']);

/** Roles before and behind which a text ends. */
const BLOCKS = new Set(['paragraph', 'term', 'definition', 'Legend', 'Figcaption', 'LabelText']);

/** A line, or a text that goes on with the one beside it. */
interface Piece {
  readonly text: string;
  readonly depth: number;
  readonly isText: boolean;
}

/** Ends a text: what comes next is a line of its own. */
const END: Piece = { text: '', depth: 0, isText: false };

/** True where a text goes on with the next one as they are: otherwise their words stand in boxes of their own. */
function isGlued(text: string, next: string): boolean {
  if (/\s$/.test(text) || /^[\s\p{P}]/u.test(next)) return true;
  return /[\p{Script=Han}\p{P}]$/u.test(text) && /^\p{Script=Han}/u.test(next);
}

/** Joins texts that stand side by side, and leaves out what says nothing. */
function joined(pieces: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const last = found.at(-1);
    if (piece.isText && last?.isText) {
      const between = isGlued(last.text, piece.text) ? '' : ' ';
      found[found.length - 1] = { ...last, text: last.text + between + piece.text };
    } else found.push(piece);
  }
  // What is joined has ended: it does not go on with what comes next.
  return found
    .map(({ text, depth }) => ({ text: text.replace(/\s+/g, ' ').trim(), depth, isText: false }))
    .filter(({ text }) => text !== '');
}

/** A reader of one tree. */
class TreeReader {
  private readonly nodes: ReadonlyMap<string, SpokenNode>;

  constructor(nodes: readonly SpokenNode[]) {
    this.nodes = new Map(nodes.map((node) => [node.nodeId, node]));
  }

  private childrenOf({ childIds = [] }: SpokenNode): SpokenNode[] {
    return childIds.flatMap((id) => this.nodes.get(id) ?? []);
  }

  /** Lists the nodes within one that have a role, not looking into those that are found. */
  private within(node: SpokenNode, isWanted: (role: string) => boolean): SpokenNode[] {
    return this.childrenOf(node).flatMap((child) =>
      !child.ignored && isWanted(roleOf(child)) ? [child] : this.within(child, isWanted),
    );
  }

  private inside(node: SpokenNode, depth: number): Piece[] {
    return this.childrenOf(node).flatMap((child) => this.read(child, depth));
  }

  private heading(node: SpokenNode, depth: number): Piece[] {
    const controls = this.within(node, isControl);
    const [only] = controls;
    if (only && controls.length === 1 && nameOf(only) === nameOf(node)) {
      const text = `${spokenRole(node)}, ${spokenNode(only)}`;
      return [{ text, depth, isText: false }];
    }
    const own = { text: spokenNode(node), depth, isText: false };
    return [own, ...controls.flatMap((control) => this.read(control, depth))];
  }

  private container(node: SpokenNode, depth: number): Piece[] {
    const items = this.within(node, (role) => role === 'listitem').length;
    const count = roleOf(node) === 'list' ? `, ${items} ${items === 1 ? 'item' : 'items'}` : '';
    return [
      { text: spokenNode(node) + count, depth, isText: false },
      ...joined(this.inside(node, depth + 1)),
    ];
  }

  /** Reads what stands behind its own word, the first line on the same. */
  private beside(node: SpokenNode, word: string, depth: number): Piece[] {
    const [first, ...others] = joined(this.inside(node, depth + 1));
    const text = first ? `${word} ${first.text}` : `${word} ${spokenRest(node)}`;
    return [{ text: text.trim(), depth, isText: false }, ...others];
  }

  read(node: SpokenNode, depth: number): Piece[] {
    const role = roleOf(node);
    if (SILENT.has(role)) return [];
    if (node.ignored) return this.inside(node, depth);
    if (role === 'StaticText') return [{ text: wholeNameOf(node), depth, isText: true }];
    if (LEAVES.has(role)) return [{ text: spokenNode(node), depth, isText: false }];
    if (role === 'heading') return this.heading(node, depth);
    const word = BESIDE[role];
    if (word !== undefined) return this.beside(node, word, depth);
    if (CONTAINERS.has(role)) return this.container(node, depth);
    if (IF_NAMED.has(role)) {
      const pieces = this.container(node, depth);
      if (nameOf(node) !== '' || (role !== 'group' && pieces.length > 1)) return pieces;
    }
    const pieces = this.inside(node, depth);
    return BLOCKS.has(role) ? [END, ...pieces, END] : pieces;
  }
}

/**
 * Tells an accessibility tree in reading order as a person would hear it: one line for each control, heading, picture and
 * text with its role, name, states and description, indented by what it lies in.
 */
export function spokenLines(nodes: readonly SpokenNode[]): string[] {
  const root = rootOf(nodes);
  if (!root) return [];
  const pieces = joined(new TreeReader(nodes).read(root, 0));
  return [spokenNode(root), ...pieces.map(({ text, depth }) => `${'  '.repeat(depth)}${text}`)];
}
