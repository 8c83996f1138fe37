import path from 'node:path';
import type { Environment } from '../../../../config/environment';
import { isLocale } from '../../../../config/locales';
import { errorMessage } from '../../../../node/errors';
import { matchRoute } from '../../../../routes';
import { BuildFaults, type Fault } from '../../faults';
import { linesBeforeBody } from '../../sources/front-matter';
import { readGameChoiceWords } from '../../sources/game-choice';
import { readHeroPlaces } from '../../sources/hero-places';
import { readLegal } from '../../sources/legal';
import { readNotebooks } from '../../sources/notebooks';
import { checkPageTexts } from '../../sources/page-texts';
import { readPartnerWords } from '../../sources/partner-words';
import { readReportStatements } from '../../sources/report-statements';
import { checkLocaleParity } from '../locale-parity';
import {
  markdownNodes,
  markdownSlips,
  sectionsOf,
  type LinkTargets,
  type OwnText,
} from './markdown-slips';
import { mergeConflictFaults } from './merge-conflicts';
import { filesOf, pictureSizes, readOwnFiles, type OwnFile } from './own-files';
import { pictureWeightFaults } from './picture-weights';
import { textWeightFaults } from './text-weights';

const FRONT_MATTER = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/;

function ownTexts(files: readonly OwnFile[]): OwnText[] {
  return files
    .filter(({ file }) => /^content\/(?:about|accessibility|legal)\/.*\.md$/.test(file))
    .map(({ file, text }) => {
      const body = text.replace(FRONT_MATTER, '');
      return { file, nodes: markdownNodes(file, body), linesBefore: linesBeforeBody(text, body) };
    });
}

/** Finds the document that a text is of, which its address is made of: `content/legal/terms/1.0/zh.md` is of `terms`. */
function documentOf(file: string): string {
  return path.posix.dirname(file).replace(/^content\/(?:legal\/(.*)\/[^/]*$)?/, '$1');
}

function targetsIn(texts: readonly OwnText[]): LinkTargets {
  const sections = new Map(texts.map((text) => [documentOf(text.file), sectionsOf(text)]));
  return (address) => {
    const match = matchRoute(address);
    switch (match?.name) {
      case undefined:
        return undefined;
      case 'legal':
      case 'legalFile':
      case 'topUpFile': {
        const { doc = '' } = match.params;
        const own = sections.get(match.name === 'topUpFile' ? `topup/${doc}` : doc);
        return own === undefined ? undefined : { sections: own };
      }
      case 'about':
      case 'accessibility':
        return { sections: sections.get(match.name) };
      default:
        return { sections: undefined };
    }
  };
}

/** Finds folders of strings that are named after no language. */
function languageFolderFaults(files: readonly string[]): Fault[] {
  const folders = files.flatMap((file) => /^locales\/([^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders)]
    .filter((folder) => !isLocale(folder))
    .map((folder) => ({
      where: `content/locales/${folder}`,
      what: 'is the folder of no language: expected zh, en or ja',
    }));
}

/** Collects the faults of checks that a build makes as well; what a check cannot read is a fault of the folder. */
async function faultsOfBuild(
  root: string,
  environment: Environment,
  today: string,
): Promise<Fault[]> {
  const locales = path.join(root, 'locales');
  const checks: readonly (() => Promise<unknown>)[] = [
    () => checkPageTexts(root),
    () => readHeroPlaces(path.join(root, 'art')),
    async () =>
      readLegal(path.join(root, 'legal'), await readReportStatements(locales, environment), today),
    () => readPartnerWords(path.join(root, 'partners')),
    () => readNotebooks(path.join(root, 'notebooks')),
    () => readGameChoiceWords(root),
  ];
  const faultsOf = async (check: () => Promise<unknown>): Promise<readonly Fault[]> => {
    try {
      await check();
      return [];
    } catch (error) {
      return error instanceof BuildFaults
        ? error.faults
        : [{ where: 'content', what: errorMessage(error) }];
    }
  };
  const strings = await faultsOf(() => checkLocaleParity(locales));
  // Whatever reads strings would only say again that they cannot be read.
  const isReadable = strings.length === 0;
  const others = await Promise.all(checks.map(faultsOf));
  return [...strings, ...others.flat().filter(({ where }) => isReadable || where !== 'content')];
}

/**
 * Lists all that is wrong with what editors write, without the library: what would stop a build, and slips of the hand
 * that readers would meet.
 * @param root the folder, normally `content`
 * @param environment decides what the legal texts say of this build
 * @param today the day by which a legal text is in force, `YYYY-MM-DD`
 */
export async function contentFaults(
  root: string,
  environment: Environment,
  today: string,
): Promise<Fault[]> {
  const files = readOwnFiles(root);
  const conflicts = files.flatMap(mergeConflictFaults);
  // A file in two versions has faults of its own, which go when one of the versions is kept.
  if (conflicts.length > 0) return conflicts;
  const tooLarge = textWeightFaults(files);
  if (tooLarge.length > 0) return tooLarge;
  const texts = ownTexts(files);
  const targets = targetsIn(texts);
  return [
    ...languageFolderFaults(filesOf(root)),
    ...(await faultsOfBuild(root, environment, today)),
    ...texts.flatMap((text) => markdownSlips(text, targets)),
    ...pictureWeightFaults(pictureSizes(root)),
  ];
}
