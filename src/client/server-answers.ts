import { API_TIMEOUT_MS } from '../config/constants';
import { startDeadline } from './deadline';

/** How the site's own server takes a request for a file: `gone` is any answer but success, `silent` none. */
export type ServerAnswer = 'there' | 'gone' | 'silent';

/** Asks the site's own server for a file without fetching it, past every cache. */
export const askServer = async (address: string): Promise<ServerAnswer> => {
  const deadline = startDeadline(API_TIMEOUT_MS);
  try {
    const { ok } = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: deadline.signal,
    });
    return ok ? 'there' : 'gone';
  } catch {
    return 'silent';
  } finally {
    deadline.end();
  }
};
