import { checkContent, sealContent } from '../content-check/check-content';
import { lineOfLag } from '../content-check/lag-line';
import type { CheckedTree } from '../../gatsby/node/preview/preview-site';
import { errorMessage } from '../../node/errors';

/**
 * Checks a copy of `content/` as publishing would: what publishing notes by itself, the digests of new legal texts, is noted
 * in the copy first.
 * @param root the folder that holds the copy
 * @param today as `2026-11-28`
 */
export async function checkTree(root: string, today: string): Promise<CheckedTree> {
  try {
    await sealContent(root, today);
    const { faults, lags } = await checkContent(root, today);
    return { faults, lags: lags.map(lineOfLag) };
  } catch (error) {
    return { faults: [errorMessage(error)], lags: [] };
  }
}
