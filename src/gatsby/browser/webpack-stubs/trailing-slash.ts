/** With `trailingSlash: "ignore"` links stay as they are written; the package knows the other options. */
export function applyTrailingSlashOption(path: string): string {
  return path;
}
