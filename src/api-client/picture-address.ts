import { browserEnv } from '../config/browser-env';

/**
 * The address of a picture of the API: absolute as it came, or relative to the API base address;
 * undefined when it is no web address.
 */
export function pictureAddress(picture: string | undefined): string | undefined {
  if (picture === undefined || picture === '') return undefined;
  try {
    const url = new URL(picture, `${browserEnv.apiBaseUrl}/`);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
