/** With `trailingSlash: "ignore"` links stay as they are written; the package knows the other options. */
export const applyTrailingSlashOption = (path: string): string => path;
