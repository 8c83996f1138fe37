import { nameOf, roleOf, rootOf, type SpokenNode } from './spoken-node';
import { CONTAINERS, IF_NAMED, isControl } from './spoken-roles';

/** A control of a page, and where it stands. */
export interface SpokenControl {
  readonly role: string;
  readonly name: string;
  /** The address that a link leads to; empty for other controls. */
  readonly url: string;
  /** The named parts of the page that it lies in, the outermost first. */
  readonly within: string;
  /** The heading before it. */
  readonly heading: string;
}

/** Lists the controls of a page in reading order. */
export function controlsOf(nodes: readonly SpokenNode[]): SpokenControl[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: SpokenControl[] = [];
  let heading = '';
  const look = (node: SpokenNode, within: string): void => {
    const role = roleOf(node);
    const name = nameOf(node);
    if (role === 'heading' && !node.ignored) heading = name;
    if (!node.ignored && isControl(role)) {
      const url = node.properties?.find((property) => property.name === 'url')?.value.value;
      found.push({ role, name, url: typeof url === 'string' ? url : '', within, heading });
      return;
    }
    const isPart = !node.ignored && name !== '' && (CONTAINERS.has(role) || IF_NAMED.has(role));
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) look(child, isPart ? `${within}/${name}` : within);
    }
  };
  const root = rootOf(nodes);
  for (const id of root?.childIds ?? []) {
    const child = byId.get(id);
    if (child) look(child, '');
  }
  return found;
}

/** True for two controls of one name that nobody can take for each other. */
function areToldApart(one: SpokenControl, other: SpokenControl): boolean {
  if (one.within !== other.within) return true;
  return one.role === 'link' && (one.url === other.url || one.heading !== other.heading);
}

/**
 * Names the controls that are called as another one of the page is, of the same role and in the same named part of it. A
 * link may be called as another one that leads to the same address, or stands beneath another heading (WCAG 2.4.4).
 */
export function alikeControls(controls: readonly SpokenControl[]): string[] {
  return controls
    .filter((one, at) =>
      controls
        .slice(0, at)
        .some(
          (other) =>
            other.role === one.role && other.name === one.name && !areToldApart(one, other),
        ),
    )
    .map(
      ({ role, name, within, heading }) =>
        `${role} “${name}” in ${within === '' ? 'the page' : within}, below “${heading}”`,
    );
}
