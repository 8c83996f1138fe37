import { nameOf, roleOf, rootOf, type SpokenNode } from './spoken-node';
import { CONTAINERS, IF_NAMED, isControl } from './spoken-roles';

/** A control of a page, and the named parts of the page that it lies in, the outermost first. */
export interface SpokenControl {
  readonly role: string;
  readonly name: string;
  readonly url: string;
  readonly within: readonly string[];
}

/** Lists the controls of a page in reading order. */
export function controlsOf(nodes: readonly SpokenNode[]): SpokenControl[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const list = (node: SpokenNode, within: readonly string[]): SpokenControl[] => {
    const role = roleOf(node);
    const name = nameOf(node);
    const url = node.properties?.find((property) => property.name === 'url')?.value.value;
    if (!node.ignored && isControl(role))
      return [{ role, name, url: typeof url === 'string' ? url : '', within }];
    const isPart = (CONTAINERS.has(role) || IF_NAMED.has(role)) && name !== '';
    const inner = isPart && !node.ignored ? [...within, `${role} ${name}`] : within;
    return (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? list(child, inner) : [];
    });
  };
  const root = rootOf(nodes);
  return root ? list(root, []) : [];
}
