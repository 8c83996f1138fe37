import type { Snapshot } from '../isolated-build/folder-snapshot';

/** Files that a rebuild may have beside those of a clean build, and why. */
const LEFT_OVER: readonly (readonly [files: RegExp, why: string])[] = [
  [/^builds\/meta\//, 'the manifests of earlier builds'],
  [/\.js(\.map|\.LICENSE\.txt)?$/, 'scripts of earlier builds, for pages that are open'],
  [/^pictures\//, 'pictures of earlier builds, for pages that are open'],
  [/^static\//, 'pictures of earlier builds, for pages that are open'],
];

/** Files that may hold something else, and why. */
const NAMES_LEFT_OVER: readonly (readonly [files: RegExp, why: string])[] = [
  [/^hosting\/[a-z-]+\/_headers$/, 'a rule for each script, those of earlier builds among them'],
];

/** Says whether a file may name those that are left over. */
function mayDiffer(file: string): boolean {
  return NAMES_LEFT_OVER.some(([files]) => files.test(file));
}

/** Says whether a file of a rebuild is left over from an earlier build on purpose. */
function isLeftOver(file: string): boolean {
  return LEFT_OVER.some(([files]) => files.test(file));
}

/**
 * Finds out where a rebuild is not what a clean build of the same has made.
 * @returns lines such as `missing: index.html`
 */
export function differences(rebuilt: Snapshot, clean: Snapshot): string[] {
  const lines: string[] = [];
  for (const [file, digest] of clean) {
    if (!rebuilt.has(file)) lines.push(`missing: ${file}`);
    else if (rebuilt.get(file) !== digest && !mayDiffer(file)) lines.push(`different: ${file}`);
  }
  for (const file of rebuilt.keys()) {
    if (!clean.has(file) && !isLeftOver(file)) lines.push(`left over: ${file}`);
  }
  return lines.sort();
}
