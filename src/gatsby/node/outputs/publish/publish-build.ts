import { writeBuildManifest } from './build-manifest';
import { writeBuildSummary, type BuildSummary } from './build-summary';
import type { SeenFolders } from '../compress/stale-files';
import { compressPublic, type CompressReport } from '../compress/compress-public';

interface PublishOptions {
  /** Gatsby's `public`, with everything in it but what is written here. */
  readonly publicDir: string;
  readonly summary: BuildSummary;
  readonly compressedCopies: 'build' | 'none';
  /** Folders that were listed when old copies were removed. */
  readonly seen?: SeenFolders;
}

/**
 * Makes a finished build known to open pages. The manifest comes last of all, after the compressed copies: a page that
 * reads of a new build gets that build, also from a server that prefers a compressed copy to its file.
 */
export async function publishBuild({
  publicDir,
  summary,
  compressedCopies,
  seen,
}: PublishOptions): Promise<CompressReport> {
  const report = await compressPublic(publicDir, compressedCopies, seen);
  await writeBuildSummary(summary, publicDir);
  await writeBuildManifest(summary, publicDir);
  return report;
}
