import { track } from '../../platform/analytics';
import { logError } from '../../platform/log';
import { downloadAddress, wantsWebId } from './download-address';
import { startDownload } from './start-download';
import { readAttribution } from './attribution';
import { waitForWebId } from './web-id';

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
