import type { ImFrame } from '../../contract/im-frames';

/**
 * `live`: whatever happens is told at once. `polling`: the history is read again and again. `offline`: neither works
 * at the moment.
 */
export type ImState = 'connecting' | 'live' | 'polling' | 'offline';

/** Who hears of a transport. */
export interface ImListener {
  readonly onState: (state: ImState) => void;
  /** Anything but a ping. Frames may be late, doubled, reordered or missing. */
  readonly onFrame: (frame: ImFrame) => void;
  /**
   * Something may have been missed: the history is to be read.
   * @returns whether it could be
   */
  readonly onSync: () => Promise<boolean>;
}

/**
 * A way by which instant messages arrive; a vendor's SDK would be another one. Starts at once.
 * @returns a function that ends it; the listener hears nothing after that
 */
export type ImTransport = (listener: ImListener) => () => void;
