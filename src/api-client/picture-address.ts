import { browserEnv } from '../config/browser-env';
import { isPictureHost } from '../config/picture-hosts';

const { apiBaseUrl, pictureHosts } = browserEnv;
const hosts = (pictureHosts ?? new URL(apiBaseUrl).host).split(',');

/**
 * The address of a picture of the API: absolute as it came, or relative to the API base address; undefined, so that
 * a placeholder is shown, when pictures may not come from there: the hosts are those of the build.
 */
export function pictureAddress(picture: string | undefined): string | undefined {
  if (picture === undefined || picture === '') return undefined;
  try {
    const url = new URL(picture, `${apiBaseUrl}/`);
    return isPictureHost(url, hosts) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
