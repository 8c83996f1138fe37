import { browserEnv } from '../../config/browser-env';
import { DEFAULT_CHANNEL } from '../../config/constants';
import { downloadAddress } from './download-address';

const address = (template: string | undefined): string | undefined =>
  template === undefined ? undefined : downloadAddress(template, DEFAULT_CHANNEL);

/** Where the app is fetched from, as far as it is configured. */
export const downloads = {
  pc: address(browserEnv.downloadPcUrl),
  amd: address(browserEnv.downloadAmdUrl),
  aipc: address(browserEnv.downloadAipcUrl),
  mobile: address(browserEnv.downloadMobileUrl),
  promo: browserEnv.promoVideoUrl,
} as const;

/** There is something to fetch for a desk. */
export const hasPcDownloads = Object.values(downloads).some((each) => each !== undefined);

/** There is something to fetch on a phone. */
export const hasMDownloads = downloads.mobile !== undefined || downloads.promo !== undefined;
