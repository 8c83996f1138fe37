import pRetry, { AbortError } from 'p-retry';
import { PictureFault } from './picture-fault';

/** Addresses in a row that a host may leave unanswered before it is not asked any more. */
const MOST_UNANSWERED = 5;

/** Runs a request to a host with retries. */
export type RetryPolicy = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/**
 * Two retries where the server could not answer. A host that left several addresses in a row unanswered is
 * given up, because 400 pictures of a hanging server would hold the build for half an hour.
 */
export function createRetryPolicy(retryDelayMs: number): RetryPolicy {
  const unanswered = new Map<string, number>();
  return async (host, work) => {
    const failures = unanswered.get(host) ?? 0;
    if (failures >= MOST_UNANSWERED) {
      throw new PictureFault(`${host} is not asked any more, it does not answer`, 'silence');
    }
    const attempt = async () => {
      try {
        return await work();
      } catch (error) {
        if (error instanceof PictureFault && error.passing) throw error;
        throw new AbortError(error instanceof Error ? error : String(error));
      }
    };
    try {
      const result = await pRetry(attempt, { retries: 2, minTimeout: retryDelayMs, factor: 3 });
      unanswered.set(host, 0);
      return result;
    } catch (error) {
      const silent = error instanceof PictureFault && error.source === 'silence';
      unanswered.set(host, silent ? (unanswered.get(host) ?? 0) + 1 : 0);
      throw error;
    }
  };
}
