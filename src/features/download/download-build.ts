import { track } from '../../platform/consent/analytics';
import { logError } from '../../platform/log';
import { downloadAddress, wantsWebId } from './download-address';
import { readAttribution } from './attribution';
import { waitForWebId } from './web-id';
import type { InstallSdk } from './open-install';

/** Starts a download by clicking a temporary link (specification, section 4); the page stays open. */
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
 * Reports a desktop download to analytics and to the advertiser. Not awaited; failures are only logged.
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
 * Downloads a desktop build, with the channel and, if it is known in time, the web id in the address.
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
 * Downloads the mobile build: through the install SDK if one is configured and ready in time, else from its address.
 * Analytics event and report are not awaited; their failures are only logged.
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
