import { track } from '../../platform/analytics';
import { logError } from '../../platform/log';
import { downloadAddress, wantsWebId } from './download-address';
import { readAttribution } from './attribution';
import { waitForWebId } from './web-id';
import type { InstallSdk } from './open-install';

/** Starts a download through a temporary link (specification, section 4); a file to save leaves the page in place. */
function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Tells of a download for a desk. Nobody waits for it, and what fails is logged only.
 * @param url the final address
 * @param search the query of the page
 */
export function reportDesktopDownload(url: string, search: string): void {
  track({ name: 'official_website_events', params: { event_name: 'download_pc', url } });
  const { trackId } = readAttribution(search);
  if (trackId === undefined) return;
  import('./ad-report.lazy').then(({ reportDesktop }) => reportDesktop(trackId)).catch(logError);
}

/**
 * Downloads for a desk, with the channel and, where it comes in time, the web id in the address.
 * @param signal when the page is left meanwhile, nothing is started
 */
export async function downloadDesktop(
  template: string,
  search: string,
  signal: AbortSignal,
): Promise<void> {
  const webId = wantsWebId(template) ? await waitForWebId(signal) : undefined;
  if (signal.aborted) return;
  const url = downloadAddress(template, readAttribution(search).channel, webId);
  startDownload(url);
  reportDesktopDownload(url, search);
}

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
