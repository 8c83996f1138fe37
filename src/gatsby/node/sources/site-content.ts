import path from 'node:path';
import type { Environment } from '../../../config/environment';
import { checkLocaleParity } from '../checks/locale-parity';
import { checkMergeConflicts } from '../checks/content/merge-conflicts';
import { readDiscoveryStrings, type DiscoveryStrings } from './discovery-strings';
import { readGameChoiceWords, type GameChoiceWords } from './game-choice';
import { readHeroPlaces, type HeroPlaces } from './hero-places';
import { readLegal, type LegalDocument } from './legal';
import { serviceDay } from './legal-versions';
import { readNotebooks, type WrittenNotebooks } from './notebooks';
import { checkPageTexts } from './page-texts';
import { readPartnerWords, type AllPartnerWords } from './partner-words';
import { readReportStatements } from './report-statements';
import { readRedirects, REDIRECTS_FILE, type ReadRedirects } from './redirects';

/** All that editors write and that the build itself makes something of. */
export interface SiteContent {
  readonly heroPlaces: HeroPlaces;
  readonly legal: readonly LegalDocument[];
  readonly strings: DiscoveryStrings;
  readonly partnerWords: AllPartnerWords;
  readonly notebooks: WrittenNotebooks;
  readonly choiceWords: GameChoiceWords;
  readonly redirects: ReadRedirects;
}

/**
 * Reads and checks the folder `content`.
 * @param environment decides what the legal texts say of this build
 * @throws BuildFaults that names file, line and field
 */
export async function readSiteContent(
  root: string,
  environment: Environment,
): Promise<SiteContent> {
  checkMergeConflicts(root);
  await checkLocaleParity(path.join(root, 'locales'));
  await checkPageTexts(root);
  return {
    heroPlaces: await readHeroPlaces(path.join(root, 'art')),
    legal: await readLegal(
      path.join(root, 'legal'),
      await readReportStatements(path.join(root, 'locales'), environment),
      serviceDay(),
    ),
    strings: await readDiscoveryStrings(path.join(root, 'locales')),
    partnerWords: await readPartnerWords(path.join(root, 'partners')),
    notebooks: await readNotebooks(path.join(root, 'notebooks')),
    choiceWords: await readGameChoiceWords(root),
    redirects: await readRedirects(path.resolve(REDIRECTS_FILE), REDIRECTS_FILE),
  };
}
