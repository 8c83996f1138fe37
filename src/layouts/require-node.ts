/**
 * Returns the node that a page's query asked for. The build makes pages only of what exists, so a missing node is
 * a defect of the build.
 * @throws when the node is missing, which stops the build
 */
export function requireNode<T>(node: T | null): T {
  if (node === null) throw new Error('The page was made for something that does not exist');
  return node;
}
