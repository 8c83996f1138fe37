import type { SpokenNode } from '../spoken-node';

/** A node with the nodes that it holds. */
export interface Sketch {
  readonly role: string;
  readonly name?: string;
  readonly description?: string;
  readonly value?: string;
  readonly ignored?: boolean;
  readonly properties?: Readonly<Record<string, string | number | boolean>>;
  readonly children?: readonly Sketch[];
}

/** Lists the nodes of a sketch as Chromium does: flat, each with the ids of its children. */
function tree(sketch: Sketch, id = '1', parentId?: string): SpokenNode[] {
  const {
    role,
    name,
    description,
    value,
    ignored = false,
    properties = {},
    children = [],
  } = sketch;
  const below = children.map((child, index) => tree(child, `${id}.${String(index)}`, id));
  const own: SpokenNode = {
    nodeId: id,
    ignored,
    role: { value: role },
    ...(name !== undefined && { name: { value: name } }),
    ...(description !== undefined && { description: { value: description } }),
    ...(value !== undefined && { value: { value } }),
    properties: Object.entries(properties).map(([key, of]) => ({
      name: key,
      value: { value: of },
    })),
    ...(parentId !== undefined && { parentId }),
    childIds: below.flatMap((nodes) => nodes[0]?.nodeId ?? []),
  };
  return [own, ...below.flat()];
}

/** A text, with the piece of a line that Chromium makes of it. */
export function text(name: string): Sketch {
  return { role: 'StaticText', name, children: [{ role: 'InlineTextBox', name }] };
}

/** The tree of a page that holds these nodes. */
export function page(...children: readonly Sketch[]): readonly SpokenNode[] {
  return tree({ role: 'RootWebArea', name: '万灯城', children });
}
