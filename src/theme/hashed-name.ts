/**
 * Gives a short name to what a style says: 26 bits of a digest (FNV-1a), so that the build, which knows all styles, and the
 * browser call it the same.
 * @param text the style as JSON
 */
export function hashedName(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return `y${(hash >>> 0).toString(36).slice(-5)}`;
}
