import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '../../config/environment';
import { contentFaults } from '../../gatsby/node/checks/content/content-faults';
import {
  parseSeals,
  SEALS_FILE,
  sealFaults,
  sealTexts,
  type LegalSeals,
} from '../../gatsby/node/checks/content/legal-seals';
import { readOwnFiles } from '../../gatsby/node/checks/content/own-files';
import {
  translationLags,
  type TranslationLag,
} from '../../gatsby/node/checks/content/translation-lag';
import { errorMessage, UsageError } from '../../node/errors';
import { writeWhole } from '../../node/write-file';
import { loadEnvironment } from '../load-environment';
import { readTexts } from '../texts-check/read-texts';
import { parseTerms, termFaults, type Terms } from '../texts-check/terms';
import { typographyFaults } from '../texts-check/typography';

/** Result of looking through the content: faults as lines with file, line and remedy, and what is no fault but worth knowing. */
export interface ContentReport {
  readonly faults: readonly string[];
  readonly lags: readonly TranslationLag[];
  readonly files: number;
}

const FOLDER = 'content';

function readTable(root: string): Terms {
  const file = `${FOLDER}/terms.yaml`;
  try {
    return parseTerms(readFileSync(path.join(root, file), 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is no table of terms: ${errorMessage(error)}`);
  }
}

function readSeals(root: string): LegalSeals {
  try {
    return parseSeals(readFileSync(path.join(root, SEALS_FILE), 'utf8'));
  } catch (error) {
    throw new UsageError(`${SEALS_FILE} is no list of digests: ${errorMessage(error)}`);
  }
}

/** Notes the digests of legal texts that are new or only announced; those in force keep theirs. */
export async function sealContent(root: string, today: string): Promise<void> {
  const sealed = sealTexts(readOwnFiles(path.join(root, FOLDER)), readSeals(root), today);
  await writeWhole(path.join(root, SEALS_FILE), `${JSON.stringify(sealed, null, 2)}\n`);
}

/** Words that stand against the table of terms, and quotation marks and blanks that a language does not have. */
function wordFaults(root: string): string[] {
  const terms = readTable(root);
  return readTexts(root, FOLDER).flatMap(({ where, text, locale }) =>
    [...termFaults(text, locale, terms), ...typographyFaults(text, locale)].map(
      (fault) => `${where}: ${fault}`,
    ),
  );
}

/**
 * Looks through the folder `content` of a project, without the library and without a build.
 * @param root the folder of the project
 * @param today as `2026-11-28`
 */
export async function checkContent(root: string, today: string): Promise<ContentReport> {
  const target: Record<string, string | undefined> = {};
  // Which reports are sent changes a sentence of the legal texts, and nothing that is checked.
  loadEnvironment({ sandbox: true, target });
  const faults = await contentFaults(path.join(root, FOLDER), readEnvironment(target), today);
  const files = readOwnFiles(path.join(root, FOLDER));
  faults.push(...sealFaults(files, readSeals(root), today));
  const shown = faults.map(({ where, what }) => `${where}: ${what}`);
  return {
    // Words are read from files that can be read.
    faults: shown.length > 0 ? shown : wordFaults(root),
    lags: translationLags(files, today),
    files: files.length,
  };
}
