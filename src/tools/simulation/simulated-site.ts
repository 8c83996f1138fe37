import type { SeededRandom } from '../../reference-api/seed/seeded-random';
import type { NightKind } from './nights';
import { buildStub } from './stub-build';
import { withFewerGames, type Edition } from './stub-library';
import { contentDigest } from './visitor';

/** Orders for a build. */
export interface BuildOrder {
  readonly edition: Edition;
  /** The edition of some hours ago, which an old replica has. */
  readonly earlier: Edition;
  readonly night: NightKind | undefined;
  readonly random: SeededRandom;
}

/** End of a build: its exit code, and when that is 0 what was built. */
export interface BuildEnd {
  readonly code: number;
  readonly edition: Edition;
  /** Digest of each file by its path, with a slash in front. */
  readonly files: ReadonlyMap<string, string>;
}

/** Site that can be built hour by hour. */
export interface SimulatedSite {
  /** Folder of the finished build. */
  readonly publicDir: string;
  readonly build: (order: BuildOrder) => Promise<BuildEnd>;
}

/** Picks what is built in a bad night; undefined when the build fails, as a real one does in such a night. */
function editionToBuild({ edition, earlier, night, random }: BuildOrder): Edition | undefined {
  switch (night) {
    case 'gone':
    case 'wrong-types':
      return undefined;
    case 'flapping':
      return random.int(0, 1) === 0 ? undefined : edition;
    case 'half-empty':
      // The build itself stops at much less, the release at what the build let through.
      return random.pick([
        () => undefined,
        () => withFewerGames(edition, 'half'),
        () => withFewerGames(edition, 'all-but-one'),
      ])();
    case 'old-replica':
      return earlier;
    default:
      return edition;
  }
}

/** Makes a site of a few dozen pages that is built in milliseconds. */
export function stubbedSite(publicDir: string): SimulatedSite {
  let before: ReadonlyMap<string, string> | undefined;
  return {
    publicDir,
    build: async (order) => {
      const edition = editionToBuild(order);
      if (!edition) return { code: 1, edition: order.edition, files: new Map() };
      const last = before;
      // Unless it ends well, the next build looks at every file.
      before = undefined;
      before = await buildStub(publicDir, edition, order.night === 'late-pictures', last);
      const files = new Map(Array.from(before, ([file, text]) => [file, contentDigest(text)]));
      return { code: 0, edition, files };
    },
  };
}
