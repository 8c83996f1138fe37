import type { Locale } from '../../../config/locales';
import type { Pronunciations } from '../../../local-search/name-forms';
import type { OgImages } from '../og-images/og-subjects';
import type { PageSpec } from '../pages/page-factory';
import type { PictureIndex } from '../pictures/picture-kinds';
import type { ChangeLog } from '../sources/changes/change-log';
import type { DiscoveryStrings } from '../sources/discovery-strings';
import type { GameChoiceWords } from '../sources/game-choice';
import type { Library } from '../sources/model';
import type { AllPartnerWords } from '../sources/partner-words';
import type { GamesByName } from '../sources/name-index/name-index';
import type { WrittenNotebooks } from '../sources/notebooks';

/** All that an output may be made of: the library, read and checked, and what follows from it. */
export interface OutputContext {
  readonly library: Library;
  /** Changes of it, as far as builds of this folder have seen them. */
  readonly changeLog: ChangeLog;
  readonly strings: DiscoveryStrings;
  readonly choiceWords: GameChoiceWords;
  readonly notebooks: WrittenNotebooks;
  readonly partnerWords: AllPartnerWords;
  readonly specs: readonly PageSpec[];
  readonly pronunciations: Pronunciations;
  readonly byName: GamesByName;
  readonly pictures: PictureIndex;
  readonly ogImages: OgImages;
  /** Folder of what is kept from build to build. */
  readonly dataDir: string;
  /** Address of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** The languages that this build writes. */
  readonly locales: readonly Locale[];
}

/** Writes prepared files into Gatsby's `public`, and removes those of earlier builds that are no more. */
export type WriteOutput = (publicDir: string) => Promise<unknown>;

/**
 * Files of the site that Gatsby does not write. An output prepares everything that data can make fail, before Gatsby
 * touches `public/`, and returns the function that writes it, at the end of a build and when development starts.
 * @throws BuildFaults
 */
export type Output = (context: OutputContext) => WriteOutput;
