import { discardBody, readBody } from '../../../node/read-body';

/** An answer of the API. The text of a failure is not read: its status says enough. */
export interface FetchedAnswer {
  readonly status: number;
  readonly text: string;
}

/** The API answers in a way that another try would not mend. */
export class AnswerFault extends Error {}

export interface FetchOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** Told as soon as anything has answered. */
  readonly onAnswered: () => void;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Returns the target of a redirect. Another origin is not asked: what it says would become the site. */
function redirectTarget(response: Response, from: URL): URL {
  const location = response.headers.get('location') ?? '';
  if (location === '' || !URL.canParse(location, from)) {
    throw new AnswerFault(`redirects (HTTP ${String(response.status)}) to nowhere`);
  }
  const target = new URL(location, from);
  if (target.origin === from.origin) return target;
  throw new AnswerFault(
    `redirects to ${target.origin}, which is another origin and is not asked; ` +
      'if the API has moved, set GATSBY_API_BASE_URL',
  );
}

/**
 * Asks the API, and follows redirects within its origin.
 * @throws AnswerFault when it redirects elsewhere or for ever, or answers too much; else whatever fetch throws
 */
export async function fetchAnswer(address: string, options: FetchOptions): Promise<FetchedAnswer> {
  const { headers, signal, maxBytes, onAnswered } = options;
  let url = new URL(address);
  for (let sent = 0; sent <= MOST_REDIRECTS; sent += 1) {
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    onAnswered();
    const { ok, status } = response;
    if (ok) {
      const body = await readBody(response, maxBytes);
      if (body) return { status, text: new TextDecoder().decode(body) };
      throw new AnswerFault(`answered more than ${String(maxBytes / 2 ** 20)} MB`);
    }
    await discardBody(response);
    if (!REDIRECTS.has(status)) return { status, text: '' };
    url = redirectTarget(response, url);
  }
  throw new AnswerFault(`redirects more than ${String(MOST_REDIRECTS)} times`);
}
