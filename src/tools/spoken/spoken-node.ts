/** A node of Chromium's accessibility tree, as far as it is spoken (DevTools protocol, `Accessibility.AXNode`). */
export interface SpokenNode {
  readonly nodeId: string;
  /** It is no part of what is heard, but its children may be. */
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly {
    readonly name: string;
    readonly value: { readonly value?: unknown };
  }[];
  readonly parentId?: string;
  readonly childIds?: readonly string[];
}

/** Words of a state, where it is true, false or mixed. */
const stateWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pressed: { true: 'pressed', false: 'not pressed', mixed: 'partly pressed' },
  checked: { true: 'checked', false: 'not checked', mixed: 'partly checked' },
  expanded: { true: 'expanded', false: 'collapsed' },
  selected: { true: 'selected' },
  required: { true: 'required' },
  invalid: { true: 'invalid', grammar: 'invalid', spelling: 'invalid' },
  disabled: { true: 'unavailable' },
  busy: { true: 'busy' },
  modal: { true: 'modal' },
  hasPopup: { menu: 'opens a menu', dialog: 'opens a dialog', listbox: 'opens a list' },
};

/** Names of roles that are Chromium's own, or that nobody says so. */
const roleWords: Readonly<Record<string, string>> = {
  RootWebArea: 'page',
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  contentinfo: 'content information',
  columnheader: 'column header',
  rowheader: 'row header',
  image: 'picture',
  listitem: 'item',
};

function textOf(field: { readonly value?: unknown } | undefined): string {
  const { value } = field ?? {};
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\s+/g, ' ').trim()
    : '';
}

/** Reads the role of a node; empty for none. */
export function roleOf({ role }: SpokenNode): string {
  return textOf(role);
}

/** Reads the name of a node as it is, with the blanks at its ends. */
export function wholeNameOf({ name }: SpokenNode): string {
  return typeof name?.value === 'string' ? name.value : '';
}

/** Reads the name of a node, in one line. */
export function nameOf({ name }: SpokenNode): string {
  return textOf(name);
}

function propertyOf({ properties = [] }: SpokenNode, wanted: string): string {
  const value = properties.find(({ name }) => name === wanted)?.value.value;
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
    ? String(value)
    : '';
}

/** Finds where a tree begins: its node without a parent. */
export function rootOf(nodes: readonly SpokenNode[]): SpokenNode | undefined {
  return nodes.find(({ parentId }) => parentId === undefined);
}

/** Says which role a node has, of a heading with its level. */
export function spokenRole(node: SpokenNode): string {
  const role = roleOf(node);
  const words = roleWords[role] ?? role;
  return role === 'heading' ? `${words} ${propertyOf(node, 'level')}` : words;
}

/** Says of a node all but its role: name, states, value and description. */
export function spokenRest(node: SpokenNode): string {
  const states = Object.entries(stateWords).flatMap(
    ([name, words]) => words[propertyOf(node, name)] ?? [],
  );
  const value = textOf(node.value);
  const said = [nameOf(node), ...states, ...(value === '' ? [] : [`holds “${value}”`])];
  const description = textOf(node.description);
  const rest = said.filter((each) => each !== '').join(', ');
  return description === '' ? rest : `${rest} (${description})`;
}

/** Says a node as a screen reader does: role, name, states, value, description. */
export function spokenNode(node: SpokenNode): string {
  const rest = spokenRest(node);
  return rest === '' ? spokenRole(node) : `${spokenRole(node)}: ${rest}`;
}
