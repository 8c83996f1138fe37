/** Replaces the function of gatsby-page-utils: with `trailingSlash: "ignore"`, its only case here, paths stay as they are. */
export function applyTrailingSlashOption(path: string): string {
  return path;
}
