import { API_TIMEOUT_MS } from '../../config/times';
import { startDeadline } from './deadline';

/** A file of the site is not there, or is none of its own. */
export class SiteJsonError extends Error {
  /** The HTTP status; 200 for an answer that is no such file. */
  readonly status: number;

  constructor(address: string, status: number, options?: ErrorOptions) {
    super(`The file ${address} cannot be read (status ${status})`, options);
    this.name = 'SiteFileError';
    this.status = status;
  }
}

async function fetchText(
  address: string,
  outer: AbortSignal | undefined,
  isKeptEnough: boolean,
): Promise<string> {
  const { signal, end } = startDeadline(API_TIMEOUT_MS, outer);
  try {
    const response = await fetch(address, { signal }).catch((error: unknown) => {
      if (isKeptEnough) return fetch(address, { cache: 'force-cache', signal });
      throw error;
    });
    if (!response.ok) throw new SiteJsonError(address, response.status);
    return await response.text();
  } finally {
    end();
  }
}

/**
 * Reads a file of the site itself. Without a network, what the browser has kept is enough, however old.
 * @throws SiteFileError when the server has no such file; what `fetch` throws when nothing is kept either
 */
export function fetchKeptText(address: string): Promise<string> {
  return fetchText(address, undefined, true);
}

/**
 * Reads a JSON file of the site itself, such as the build writes beside its pages.
 * @param parse makes the value of the JSON, and throws when it is something else
 * @throws SiteFileError when the server has no such file or another one; what `fetch` throws without a network; a
 *   `TimeoutError` after the time that calls of the API have
 */
export async function fetchSiteJson<T>(
  address: string,
  parse: (json: unknown) => T,
  signal?: AbortSignal,
): Promise<T> {
  const text = await fetchText(address, signal, false);
  try {
    return parse(JSON.parse(text));
  } catch (cause) {
    throw new SiteJsonError(address, 200, { cause });
  }
}
