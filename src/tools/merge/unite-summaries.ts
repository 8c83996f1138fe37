import { LOCALES } from '../../config/locales';
import { UsageError } from '../../node/errors';
import type { BuildSummary } from '../../gatsby/node/outputs/publish/build-summary';
import { uniteStale } from '../../gatsby/node/sources/stale-collections';

/** A build that is merged: its folder and what it tells of itself. */
export interface Part {
  /** The build's `public`. */
  readonly folder: string;
  readonly summary: BuildSummary;
}

/** Facts that must be the same in all builds of a release, and advice when they differ. */
const common = [
  [
    'webpackCompilationHash',
    'have other scripts: build both from the same commit, with the same settings and packages',
  ],
  ['input', 'were made from other libraries or legal texts: build the older one again'],
  [
    'changes',
    'remember other changes of the library: copy the folder .data/changes of one to the other, and build that one again',
  ],
] as const;

function assertCommon([first, ...others]: readonly Part[]): void {
  for (const other of others) {
    for (const [name, what] of common) {
      if (other.summary[name] === first?.summary[name]) continue;
      throw new UsageError(`${first?.folder ?? ''} and ${other.folder} ${what}`);
    }
  }
}

/**
 * The summary of the release that builds make together.
 * @throws UsageError when they are no builds of one release, or a language is missing or there twice
 */
export function uniteSummaries(parts: readonly Part[]): BuildSummary {
  const [first] = parts;
  if (!first) throw new UsageError('There is nothing to merge: name the folders with --from');
  assertCommon(parts);
  for (const locale of LOCALES) {
    const [owner, second] = parts.filter(({ summary }) => summary.locales.includes(locale));
    if (!owner) throw new UsageError(`No build has the language ${locale}`);
    if (second) {
      throw new UsageError(`${owner.folder} and ${second.folder} both have the language ${locale}`);
    }
  }
  const pages = parts.reduce<BuildSummary['pages']>(
    (all, { summary }) => ({ ...all, ...summary.pages }),
    {},
  );
  const stale = uniteStale(parts.flatMap(({ summary }) => summary.stale));
  return { ...first.summary, locales: [...LOCALES], pages, stale };
}
