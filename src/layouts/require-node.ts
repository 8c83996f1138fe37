/**
 * What a page was made for. The build makes a page only of what exists, so an absent node is a
 * defect of the build and stops it.
 */
export function requireNode<T>(node: T | null): T {
  if (node === null) throw new Error('The page was made for something that does not exist');
  return node;
}
