import CachePolicy from 'http-cache-semantics';
import { discardBody, readBody } from '../../../node/read-body';
import type { AddressCheck } from './address-check';
import type { PictureBudget } from './picture-budget';
import { isTimeout, leftForLater, PictureFault, reasonOf, type FaultSource } from './picture-fault';

/** An answer of a server, as it is kept between builds. */
export interface PictureResponse {
  /** Address to which the redirects led. */
  readonly address: string;
  readonly policy: CachePolicy.CachePolicyObject;
}

/** `bytes` is absent when the stored picture is still the one. `sent` counts requests. */
export interface FetchedPicture {
  readonly answer: PictureResponse;
  readonly bytes?: Uint8Array;
  readonly sent: number;
}

interface FetchOptions {
  readonly check: AddressCheck;
  /** Time limit of an address with its redirects, until the last byte of the body. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly budget: PictureBudget;
}

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** The server is there but not able to say anything about the picture now. */
const UNABLE = new Set([408, 429]);
const GONE = 410;

function sourceOf(status: number): FaultSource {
  if (status === GONE) return 'gone';
  return status >= 500 || UNABLE.has(status) ? 'server' : 'picture';
}

/** Headers that caching depends on; the rest, cookies among it, is not kept. */
const KEPT_HEADERS = [
  'cache-control',
  'date',
  'expires',
  'age',
  'etag',
  'last-modified',
  'pragma',
  'vary',
];

/** Sent with every request: what a stored answer with `Vary` is compared with. */
const headers = { accept: 'image/webp,image/png,image/jpeg,image/avif,image/gif' };

/** A build is one client, not a proxy: `private` may be kept and `s-maxage` is for others. */
const policyOptions = { shared: false };

/** Turns what fetch throws into a fault of the connection, not of the picture. */
async function reach<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const reason = isTimeout(error)
      ? `no answer within ${String(timeoutMs / 1000)} s`
      : `the server cannot be reached (${reasonOf(error)})`;
    throw new PictureFault(reason, 'silence');
  }
}

async function readPicture(response: Response, options: FetchOptions): Promise<Uint8Array> {
  const bytes = await reach(readBody(response, options.maxBytes), options.timeoutMs);
  if (bytes) return bytes;
  throw new PictureFault(`it is larger than ${String(options.maxBytes / 1e6)} MB`);
}

/**
 * A body that cannot be read gives its place in the budget back; whoever gets the bytes does so if they are no picture.
 */
async function readWithinBudget(response: Response, options: FetchOptions): Promise<Uint8Array> {
  const { budget } = options;
  if (!budget.take()) {
    await discardBody(response);
    throw leftForLater();
  }
  try {
    return await readPicture(response, options);
  } catch (error) {
    budget.giveBack();
    throw error;
  }
}

function keptHeaders(response: Response): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function toHeaders(from: CachePolicy.Headers): Headers {
  const result = new Headers();
  for (const [name, value] of Object.entries(from)) {
    if (value !== undefined) result.set(name, String(value));
  }
  return result;
}

function redirectTarget(response: Response, from: URL, check: AddressCheck): URL {
  const location = response.headers.get('location') ?? '';
  if (location === '' || !URL.canParse(location, from)) {
    throw new PictureFault(`it redirects (${String(response.status)}) to nowhere`);
  }
  return check(new URL(location, from).href);
}

/**
 * Asks for a picture as HTTP caching has it: nothing is sent while the stored answer is fresh, and a stale
 * one is revalidated. A redirect is followed anew each time, as it may lead elsewhere.
 * @throws PictureFault
 */
export async function fetchPicture(
  address: string,
  stored: PictureResponse | undefined,
  options: FetchOptions,
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = options.check(address);
  for (let sent = 0; sent <= MOST_REDIRECTS;) {
    const request = { url: url.href, method: 'GET', headers };
    const known = stored?.address === url.href ? stored : undefined;
    const policy = known && CachePolicy.fromObject(known.policy);
    if (known && policy?.satisfiesWithoutRevalidation(request)) return { answer: known, sent };

    const response = await reach(
      fetch(url, {
        headers: toHeaders(policy?.revalidationHeaders(request) ?? headers),
        redirect: 'manual',
        signal,
      }),
      options.timeoutMs,
    );
    sent += 1;
    const { status } = response;
    const received = { status, headers: keptHeaders(response) };
    if (status === 200) {
      const bytes = await readWithinBudget(response, options);
      const fresh = new CachePolicy(request, received, policyOptions);
      return { answer: { address: url.href, policy: fresh.toObject() }, bytes, sent };
    }
    await discardBody(response);
    if (status === 304 && known && policy) {
      const renewed = policy.revalidatedPolicy(request, received);
      // An answer without a validator would replace the stored one and lose it: better stay stale.
      const answer = renewed.matches ? { ...known, policy: renewed.policy.toObject() } : known;
      return { answer, sent };
    }
    if (!REDIRECTS.has(status)) {
      throw new PictureFault(`the server answers ${String(status)}`, sourceOf(status));
    }
    url = redirectTarget(response, url, options.check);
  }
  throw new PictureFault(`it redirects more than ${String(MOST_REDIRECTS)} times`);
}
