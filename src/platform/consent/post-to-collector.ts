import { startDeadline } from '../network/deadline';

/** The time limit of a request, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** Browsers finish 64 KiB in all after their page is gone; what is longer than this share ends with it. */
const MOST_KEPT_ALIVE = 16_000;

/** Ids that a collector may write as numbers: `JSON.parse` would round them. */
const NUMERIC_IDS = /("(?:web_id|tobid)"\s*:\s*)(\d+)/g;

/**
 * Sends JSON text to the analytics collector and resolves to its parsed answer, ids as text. It goes nowhere
 * else: no other address, no redirect, and without cookies. It arrives also when the page is left meanwhile.
 * @param collector the address that the site was built with
 * @param url a path beneath it
 * @param signal ends the request; it then rejects with the signal's reason
 * @throws whatever `fetch` rejects with, or an Error for another address, an error status or no JSON
 */
export async function postToCollector(
  collector: string,
  url: string,
  body: string,
  signal: AbortSignal,
): Promise<unknown> {
  if (!url.startsWith(`${collector}/`)) throw new Error(`${url} is not the collector`);
  const deadline = startDeadline(TIMEOUT_MS, signal);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      credentials: 'omit',
      redirect: 'error',
      keepalive: body.length <= MOST_KEPT_ALIVE,
      signal: deadline.signal,
    });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const text = await response.text();
    return JSON.parse(text.replace(NUMERIC_IDS, '$1"$2"')) as unknown;
  } finally {
    deadline.end();
  }
}
