/** Roles that are said in one go: what they hold is their name. */
export const LEAVES = new Set([
  ...['link', 'button', 'checkbox', 'radio', 'switch', 'combobox', 'textbox', 'searchbox'],
  ...['slider', 'spinbutton', 'option', 'tab', 'menuitem', 'image', 'progressbar', 'meter'],
  ...['DisclosureTriangle', 'DisclosureTriangleGrouped', 'Video', 'Audio', 'Iframe'],
]);

/** Leaves that nobody uses. */
const NO_CONTROLS = new Set(['image', 'progressbar', 'meter']);

/** Roles that are said before what they hold. */
export const CONTAINERS = new Set([
  ...['banner', 'navigation', 'main', 'contentinfo', 'complementary', 'search', 'region'],
  ...['article', 'dialog', 'alertdialog', 'table', 'row', 'blockquote', 'radiogroup'],
  ...['tablist', 'tabpanel', 'menu', 'listbox', 'list'],
]);

/** Roles that are said where they have a name, or hold something that is said. */
export const IF_NAMED = new Set(['group', 'form', 'figure', 'log', 'status', 'alert']);

/** True for a role of what somebody uses. */
export function isControl(role: string): boolean {
  return LEAVES.has(role) && !NO_CONTROLS.has(role);
}
