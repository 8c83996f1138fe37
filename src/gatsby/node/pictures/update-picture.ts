import { addressCheck } from './address-check';
import { fetchPicture } from './fetch-picture';
import { encodeOnce } from './encode-once';
import type { PictureBudget } from './picture-budget';
import { leftForLater, PictureFault } from './picture-fault';
import type { Picture, PictureKind } from './picture-kinds';
import { contentDigest, type PictureCare } from './file-names';
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
  /** Care that the encoding takes; default: `build`. */
  readonly care?: PictureCare;
}

/** One address and what it was resolved to. */
export interface ResolvedAddress {
  readonly pictures: ReadonlyMap<PictureKind, Picture>;
  readonly problem?: PictureProblem;
  /** There may be a newer one, or one at all: the build might not fetch it. */
  readonly isLeft?: boolean;
}

/** Brings the pictures of one address after the other up to date. */
export class PictureUpdater {
  readonly counts = { requests: 0, encoded: 0 };
  private readonly check: ReturnType<typeof addressCheck>;
  private readonly encode: ReturnType<typeof encodeOnce>;
  private readonly patiently: ReturnType<typeof createRetryPolicy>;
  private readonly isQuick: boolean;

  constructor(
    private readonly store: PictureStore,
    private readonly options: UpdateOptions,
    private readonly budget: PictureBudget,
  ) {
    this.check = addressCheck(options.origins);
    this.isQuick = options.care === 'quick';
    this.encode = encodeOnce(store, options.care);
    this.patiently = createRetryPolicy(options.retryDelayMs ?? 300);
  }

  /** Updates the pictures of one address, and returns those that can be shown. */
  async resolve(
    url: string,
    kinds: readonly PictureKind[],
    mayAsk = true,
  ): Promise<ResolvedAddress> {
    try {
      await this.update(url, kinds, mayAsk);
      return { pictures: this.picturesOf(url, kinds) };
    } catch (fault) {
      if (!(fault instanceof PictureFault)) throw fault;
      const pictures = fault.allowsStoredCopy
        ? this.picturesOf(url, kinds)
        : new Map<PictureKind, Picture>();
      if (fault.source === 'budget') return { pictures, isLeft: true };
      return { pictures, problem: { url, kinds, fault, stale: pictures.size === kinds.length } };
    }
  }

  /** Returns when the stored picture of an address was last answered for; undefined when it is not stored whole. */
  storedAt(url: string, kinds: readonly PictureKind[]) {
    return this.storedAnswer(url, kinds)?.policy.t;
  }

  private async update(url: string, kinds: readonly PictureKind[], mayAsk: boolean): Promise<void> {
    const { check, store, budget } = this;
    const { timeoutMs = 10_000, maxBytes = 20_000_000 } = this.options;
    const host = this.allowedHost(url);
    // Marks the picture as used, whatever the request brings.
    store.touch(url);
    if (!mayAsk) throw leftForLater();
    // Without all encoded files, "not modified" would be of no use: the picture is fetched whole.
    const stored = this.storedAnswer(url, kinds);
    const { answer, bytes, sent } = await this.patiently(host, () =>
      fetchPicture(url, stored, { check, timeoutMs, maxBytes, budget }),
    );
    this.counts.requests += sent;
    if (bytes) {
      const content = contentDigest(bytes, this.options.care);
      const files = await this.encodeWithinBudget(content, bytes, kinds);
      this.counts.encoded += files;
      store.remember(url, answer, { content, isQuick: this.isQuick });
    } else if (stored) {
      store.remember(url, answer, stored);
    }
  }

  private allowedHost(url: string): string {
    try {
      return this.check(url).host;
    } catch (error) {
      throw error instanceof PictureFault ? new PictureFault(error.message, 'address') : error;
    }
  }

  /** Finds what is known of an address, when all of its files are there, and made with no less care than asked for. */
  private storedAnswer(url: string, kinds: readonly PictureKind[]) {
    const earlier = this.store.answer(url);
    if (!earlier || (earlier.isQuick && !this.isQuick)) return undefined;
    return kinds.every((kind) => this.store.has(earlier.content, kind)) ? earlier : undefined;
  }

  private async encodeWithinBudget(
    ...picture: Parameters<ReturnType<typeof encodeOnce>>
  ): Promise<number> {
    try {
      return await this.encode(...picture);
    } catch (error) {
      this.budget.giveBack();
      throw error;
    }
  }

  private picturesOf(url: string, kinds: readonly PictureKind[]): Map<PictureKind, Picture> {
    const content = this.store.answer(url)?.content;
    return new Map(
      kinds.flatMap((kind) => {
        const picture = content === undefined ? undefined : this.store.picture(content, kind);
        return picture ? [[kind, picture] as const] : [];
      }),
    );
  }
}
