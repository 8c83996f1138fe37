import { addressCheck } from './address-check';
import { fetchPicture } from './fetch-picture';
import { encodeOnce } from './encode-once';
import type { PictureBudget } from './picture-budget';
import { leftForLater, PictureFault } from './picture-fault';
import type { Picture, PictureKind } from './picture-kinds';
import { contentDigest } from './file-names';
import { createRetryPolicy } from './retry-policy';
import type { PictureStore } from './picture-store';
import type { PictureProblem } from './picture-warnings';

/** How a build asks servers for pictures. */
export interface UpdateOptions {
  /** Hosts that pictures may come from: `name` or `name:port`. */
  readonly origins: readonly string[];
  /** Time limit of one attempt, redirects and the last byte included. */
  readonly timeoutMs?: number;
  /** Pause before the second attempt; three times as long before the third. */
  readonly retryDelayMs?: number;
  readonly maxBytes?: number;
}

/** One address and what it was resolved to. */
export interface ResolvedAddress {
  readonly pictures: ReadonlyMap<PictureKind, Picture>;
  readonly problem?: PictureProblem;
  /** There may be a newer one, or one at all: the build might not fetch it. */
  readonly isLeft?: boolean;
}

/** Brings the pictures of one address after the other up to date. */
export function createPictureUpdater(
  store: PictureStore,
  options: UpdateOptions,
  budget: PictureBudget,
) {
  const { timeoutMs = 10_000, retryDelayMs = 300, maxBytes = 20_000_000 } = options;
  const check = addressCheck(options.origins);
  const encode = encodeOnce(store);
  const patiently = createRetryPolicy(retryDelayMs);
  const counts = { requests: 0, encoded: 0 };

  const allowedHost = (url: string): string => {
    try {
      return check(url).host;
    } catch (error) {
      throw error instanceof PictureFault ? new PictureFault(error.message, 'address') : error;
    }
  };

  /** Finds what is known of an address, when all of its files are there. */
  const storedAnswer = (url: string, kinds: readonly PictureKind[]) => {
    const earlier = store.answer(url);
    return earlier && kinds.every((kind) => store.has(earlier.content, kind)) ? earlier : undefined;
  };

  const encodeWithinBudget: typeof encode = async (...picture) => {
    try {
      return await encode(...picture);
    } catch (error) {
      budget.giveBack();
      throw error;
    }
  };

  const bringUpToDate = async (
    url: string,
    kinds: readonly PictureKind[],
    mayAsk: boolean,
  ): Promise<void> => {
    const host = allowedHost(url);
    // Marks the picture as used, whatever the request brings.
    store.touch(url);
    if (!mayAsk) throw leftForLater();
    // Without all encoded files, "not modified" would be of no use: the picture is fetched whole.
    const stored = storedAnswer(url, kinds);
    const { answer, bytes, sent } = await patiently(host, () =>
      fetchPicture(url, stored, { check, timeoutMs, maxBytes, budget }),
    );
    counts.requests += sent;
    if (bytes) {
      const content = contentDigest(bytes);
      const files = await encodeWithinBudget(content, bytes, kinds);
      counts.encoded += files;
      store.remember(url, answer, content);
    } else if (stored) {
      store.remember(url, answer, stored.content);
    }
  };

  const picturesOf = (url: string, kinds: readonly PictureKind[]) => {
    const content = store.answer(url)?.content;
    return new Map(
      kinds.flatMap((kind) => {
        const picture = content === undefined ? undefined : store.picture(content, kind);
        return picture ? [[kind, picture] as const] : [];
      }),
    );
  };

  const resolve = async (
    url: string,
    kinds: readonly PictureKind[],
    mayAsk = true,
  ): Promise<ResolvedAddress> => {
    try {
      await bringUpToDate(url, kinds, mayAsk);
      return { pictures: picturesOf(url, kinds) };
    } catch (fault) {
      if (!(fault instanceof PictureFault)) throw fault;
      const pictures = fault.allowsStoredCopy
        ? picturesOf(url, kinds)
        : new Map<PictureKind, Picture>();
      if (fault.source === 'budget') return { pictures, isLeft: true };
      return { pictures, problem: { url, kinds, fault, stale: pictures.size === kinds.length } };
    }
  };
  return {
    resolve,
    /** When the stored picture of an address was last answered for; undefined when it is not stored whole. */
    storedAt: (url: string, kinds: readonly PictureKind[]) => storedAnswer(url, kinds)?.policy.t,
    counts,
  };
}
