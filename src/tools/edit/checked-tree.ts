import { checkContent, sealContent } from '../content-check/check-content';
import { lineOfLag } from '../content-check/lag-line';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { SEALS_FILE } from '../../gatsby/node/checks/content/legal-seals';
import type { CheckedTree } from '../../gatsby/node/preview/preview-site';
import { errorMessage } from '../../node/errors';

/**
 * Checks a copy of `content/` as publishing would: what publishing notes by itself, the digests of new legal texts, is noted
 * in the copy first.
 * @param root the folder that holds the copy
 * @param source the folder of what is copied, whose digests count, and not those of an earlier check
 * @param today as `2026-11-28`
 */
export async function checkTree(root: string, source: string, today: string): Promise<CheckedTree> {
  try {
    await copyFile(path.join(source, SEALS_FILE), path.join(root, SEALS_FILE));
    await sealContent(root, today);
    const { faults, lags } = await checkContent(root, today);
    return { faults, lags: lags.map(lineOfLag) };
  } catch (error) {
    return { faults: [errorMessage(error)], lags: [] };
  }
}
