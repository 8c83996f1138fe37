import { createHash } from 'node:crypto';
import type { GatsbyPage } from './pages/page-factory';
import type { WriteOutput } from './outputs/output';
import type { ChangeLog } from './sources/changes/change-log';
import type { Counts } from './sources/last-good-build';
import type { LegalDocument } from './sources/legal';
import type { Library } from './sources/model';
import type { Redirect } from './sources/redirects';
import type { LibraryNode } from './sources/nodes';
import type { SnapshotIndex } from './sources/last-good-snapshots';
import type { StaleCollection } from './sources/stale-collections';
import type { ReadFromServers } from './unchanged/build-record';

/**
 * All that `onPreInit` has made of the library and of `content/`: the later hooks only hand it on, so that nothing in it
 * can stop a build once Gatsby has touched `public/`.
 */
export interface BuildInput {
  readonly nodes: readonly LibraryNode[];
  readonly pages: readonly GatsbyPage[];
  readonly outputs: readonly WriteOutput[];
  /** Old addresses, checked. */
  readonly redirects: readonly Redirect[];
  readonly legal: readonly LegalDocument[];
  /** Digest of the library and of the list of legal texts: builds of one release are made from the same. */
  readonly digest: string;
  /** Changes of the library; the next build goes on from them when this one succeeds. */
  readonly changeLog: ChangeLog;
  /** Digest of what of it is shown: builds of one release show the same. */
  readonly changesDigest: string;
  /** Sizes that the next build is compared with. */
  readonly counts: Counts;
  /** Collections that are not as the API has them now. */
  readonly stale: readonly StaleCollection[];
  /** State that becomes the last good one when the build succeeds. */
  readonly snapshots: SnapshotIndex | undefined;
  /** Answers of servers; undefined when later builds have to ask again or to draw on, even if nothing changes. */
  readonly read: ReadFromServers | undefined;
}

let current: BuildInput | undefined;

/** Hands the validated input to the later hooks of the same build. */
export function setBuildInput(input: BuildInput): void {
  current = input;
}

/**
 * Hands nodes or pages to Gatsby. A build asks for them once, and lets go of them: Gatsby keeps nodes in files, and of
 * 10,000 games they are half a gigabyte. While developing, Gatsby asks again after every edit.
 * @param mode that of the process
 */
export function handOver<K extends 'nodes' | 'pages'>(
  what: K,
  mode: string | undefined,
): BuildInput[K] {
  const input = buildInput();
  if (mode !== 'development') current = { ...input, [what]: [] };
  return input[what];
}

/** Returns the validated input of this build. */
export function buildInput(): BuildInput {
  if (!current) throw new Error('The build has not read its input yet: onPreInit comes first');
  return current;
}

/** Digests all that pages are made of and that may change between two builds of the same sources. */
export function inputDigest(library: Library, legal: readonly LegalDocument[]): string {
  const hash = createHash('sha256');
  const { games, roles, characters, homeCharacterIds, activities, banners } = library;
  const lists = [games, roles, characters, homeCharacterIds, activities, banners, legal];
  for (const list of lists) {
    // Item by item: as one text, a large library would be longer than a text may be.
    for (const item of list) hash.update(`${JSON.stringify(item)}\n`);
    hash.update('\0');
  }
  return hash.digest('hex');
}
