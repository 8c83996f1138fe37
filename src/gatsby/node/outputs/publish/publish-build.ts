import { writeBuildManifest } from './build-manifest';
import { writeBuildSummary, type BuildSummary } from './build-summary';
import { compressPublic, type CompressReport } from '../compress/compress-public';

interface PublishOptions {
  /** Gatsby's `public`, with everything in it but what is written here. */
  readonly publicDir: string;
  readonly summary: BuildSummary;
  readonly compressedCopies: 'build' | 'none';
}

/**
 * Makes a finished build known to open pages. The manifest comes last of all, after the compressed copies: a page that
 * reads of a new build gets that build, also from a server that prefers a compressed copy to its file.
 */
export async function publishBuild({
  publicDir,
  summary,
  compressedCopies,
}: PublishOptions): Promise<CompressReport> {
  const report = await compressPublic(publicDir, compressedCopies);
  await writeBuildSummary(summary, publicDir);
  await writeBuildManifest(summary, publicDir);
  return report;
}
