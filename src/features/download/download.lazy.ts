import { browserEnv } from '../../config/browser-env';
import type { Variant } from '../../routes';
import { recommendBuild, type Recommendation } from './recommended-build';
import type { Build } from './builds';
import { downloadDesktop, downloadMobile } from './download-build';
import { createOpenInstall, type InstallSdk } from './open-install';
import { detectVisitorOs } from './detect-os';
import { readAttribution } from './attribution';

export { reportDesktopDownload } from './download-build';

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
