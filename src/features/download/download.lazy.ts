import { browserEnv } from '../../config/browser-env';
import type { Variant } from '../../routes';
import { recommendBuild, type Recommendation } from './recommended-build';
import type { Build } from './builds';
import { createOpenInstall, type InstallSdk } from './open-install';
import { detectVisitorOs } from './detect-os';
import { readAttribution } from './attribution';
import { readWebId, track } from '../../platform/consent/analytics';
import { DOWNLOAD_RETRIES } from '../../config/constants';
import { DOWNLOAD_RETRY_MS } from '../../config/times';
import { logError } from '../../platform/log';
import { downloadAddress, wantsWebId } from './download-address';

/** Waits; resolves early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/**
 * The web id for a download; undefined when there is none. While analytics is still loading, it is looked up again
 * every 500 ms, 5 times at most (specification, section 4).
 * @param signal ends the wait when the page is left
 */
export async function waitForWebId(signal: AbortSignal): Promise<string | undefined> {
  for (let retries = 0; ; retries += 1) {
    const webId = readWebId();
    if (webId.status === 'known') return webId.id;
    if (webId.status === 'none' || retries === DOWNLOAD_RETRIES || signal.aborted) return undefined;
    await pause(DOWNLOAD_RETRY_MS, signal);
  }
}

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
async function downloadDesktop(
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
async function downloadMobile(
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

/** Recommends a build for the visitor's machine; undefined when the machine is not known. */
export async function readRecommendation(
  builds: readonly Build[],
): Promise<Recommendation | undefined> {
  return recommendBuild(
    await detectVisitorOs(),
    builds.map(({ id }) => id),
  );
}

let sdk: InstallSdk | undefined;

/** The install SDK, created at the first call; undefined where none is configured. */
function installSdk(search: string): InstallSdk | undefined {
  const { installSdkUrl, installSdkKey } = browserEnv;
  if (installSdkUrl === undefined || installSdkKey === undefined) return undefined;
  const { channel, trackId } = readAttribution(search);
  sdk ??= createOpenInstall(installSdkUrl, installSdkKey, {
    channel,
    ...(trackId !== undefined && { track_id: trackId }),
  });
  return sdk;
}

/** Loads the install SDK before the click. */
export function prepareInstall(search: string): void {
  installSdk(search)?.prepare();
}

/**
 * Downloads a build.
 * @param search the query of the page
 * @param variant on pc there is no app to open: the mobile build is downloaded as a file
 * @param signal when the page is left meanwhile, nothing is started
 */
export function download(
  { id, template }: Build,
  search: string,
  variant: Variant,
  signal: AbortSignal,
): Promise<void> {
  return id === 'mobile'
    ? downloadMobile(template, search, variant === 'm' ? installSdk(search) : undefined, signal)
    : downloadDesktop(template, search, signal);
}
