import { browserEnv } from '../../config/browser-env';
import type { Variant } from '../../routes';
import { isForDesk, type Build, type BuildId } from './builds';
import { createOpenInstall, type InstallSdk } from './open-install';
import { detectVisitorOs, type Os, type DetectedOs } from './detect-os';
import { readAttribution, downloadAddress, wantsWebId } from './download-address';
import { readWebId, track } from '../../platform/consent/analytics';
import { mayReport } from '../../platform/consent/may-report';
import { DOWNLOAD_RETRIES } from '../../config/constants';
import { DOWNLOAD_RETRY_MS } from '../../config/times';
import { logError } from '../../platform/log';

type Note =
  | 'note-windows'
  | 'note-windows-arm'
  | 'note-android'
  | 'note-mac'
  | 'note-linux'
  | 'note-chromeos'
  | 'note-ios'
  | 'note-ios-store'
  | 'note-harmony'
  | 'note-harmony-store'
  | 'note-none';

export interface Recommendation {
  /** The recommended build; undefined where none runs on this machine. */
  readonly build: BuildId | undefined;
  readonly note: Note;
}

interface Rule {
  /** The build that runs on this system, if any does. */
  readonly build?: BuildId;
  readonly note: Note;
  /** The builds that the note mentions. */
  readonly needs: readonly BuildId[];
}

/** Rules for each system, the best first. */
const rules: Readonly<Record<Exclude<Os, 'unknown'>, readonly Rule[]>> = {
  windows: [{ build: 'pc', note: 'note-windows', needs: ['pc'] }],
  android: [{ build: 'mobile', note: 'note-android', needs: ['mobile'] }],
  mac: [{ note: 'note-mac', needs: ['mobile', 'pc'] }],
  linux: [{ note: 'note-linux', needs: ['mobile', 'pc'] }],
  chromeos: [{ note: 'note-chromeos', needs: ['mobile', 'pc'] }],
  ios: [
    { build: 'ios', note: 'note-ios-store', needs: ['ios'] },
    { note: 'note-ios', needs: ['pc'] },
  ],
  harmony: [
    { build: 'harmony', note: 'note-harmony-store', needs: ['harmony'] },
    { note: 'note-harmony', needs: ['pc'] },
  ],
};

/**
 * Recommends a build for a machine, with a note; undefined when the machine is not known. The note never mentions a
 * build that is not configured.
 * @param builds the ids of the configured builds
 */
export function recommendBuild(
  { system, architecture }: DetectedOs,
  builds: readonly BuildId[],
): Recommendation | undefined {
  if (system === 'unknown') return undefined;
  const rule = rules[system].find(({ needs }) => needs.every((each) => builds.includes(each)));
  if (!rule) return { build: undefined, note: 'note-none' };
  const { build, note } = rule;
  const isArm = system === 'windows' && architecture === 'arm';
  return { build, note: isArm ? 'note-windows-arm' : note };
}

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
 * Waits for the web id of a download; undefined when there is none. While analytics is still loading, it is looked up
 * again every 500 ms, 5 times at most (specification, section 4).
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
function reportDesktopDownload(url: string, search: string): void {
  track({ name: 'official_website_events', params: { event_name: 'download_pc', url } });
  const { trackId } = readAttribution(search);
  if (trackId === undefined) return;
  import('./ad-report.lazy').then(({ reportDesktop }) => reportDesktop(trackId)).catch(logError);
}

/** Reports a download for a phone to analytics and to the advertiser. Not awaited; failures are only logged. */
function reportMobileDownload(search: string): void {
  track({ name: 'download_mobile', params: {} });
  const { trackId } = readAttribution(search);
  import('./ad-report.lazy').then(({ reportMobile }) => reportMobile(trackId)).catch(logError);
}

/**
 * Reports that the page of a build was opened, such as a store.
 * @param url its address
 * @param search the query of the page
 */
export function reportPageOpened({ id }: Build, url: string, search: string): void {
  if (isForDesk(id)) reportDesktopDownload(url, search);
  else reportMobileDownload(search);
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
  reportMobileDownload(search);
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

/** Creates the install SDK at the first call; undefined where none is configured or the visitor is not to be reported. */
function installSdk(search: string): InstallSdk | undefined {
  const { installSdkUrl, installSdkKey } = browserEnv;
  if (installSdkUrl === undefined || installSdkKey === undefined || !mayReport()) return undefined;
  const { channel, trackId } = readAttribution(search);
  sdk ??= createOpenInstall(installSdkUrl, installSdkKey, {
    channel,
    ...(trackId !== undefined && { track_id: trackId }),
  });
  return sdk;
}

/**
 * Loads what a download needs before the click: the install SDK, and the visitor's address for the ad report.
 * @param search the query of the page
 */
export function prepareDownload({ id }: Build, search: string, variant: Variant): void {
  if (id === 'mobile' && variant === 'm') installSdk(search)?.prepare();
  if (!isForDesk(id) || readAttribution(search).trackId !== undefined) {
    import('./ad-report.lazy').then(({ prepareAdReport }) => prepareAdReport()).catch(logError);
  }
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
