import { track } from '../../platform/analytics';
import { logError } from '../../platform/log';
import { downloadAddress } from './download-address';
import type { InstallSdk } from './install-sdk/install-sdk';
import { startDownload } from './start-download';
import { readAttribution } from './attribution';

/**
 * Downloads for a phone: through the install SDK where there is one and it is ready in time, else by the plain
 * address. Event and report go out beside it, and what fails there is logged only.
 * @param signal when the page is left meanwhile, nothing is started
 */
export async function downloadMobile(
  template: string,
  search: string,
  sdk: InstallSdk | undefined,
  signal: AbortSignal,
): Promise<void> {
  track({ name: 'download_mobile', params: {} });
  import('./ad-report.lazy').then(({ reportMobile }) => reportMobile()).catch(logError);
  const isTaken = sdk !== undefined && (await sdk.wakeUpOrInstall(signal));
  if (!isTaken && !signal.aborted) {
    startDownload(downloadAddress(template, readAttribution(search).channel));
  }
}
