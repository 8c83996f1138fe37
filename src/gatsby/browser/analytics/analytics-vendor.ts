import type { AnalyticsEvent } from '../../../platform/consent/analytics';

/** Analytics that has started. Every call may throw; the caller copes. */
export interface RunningAnalytics {
  readonly send: (event: AnalyticsEvent) => void;
  /** Says whose events come from now on; undefined: a visitor who is not logged in. */
  readonly identify: (userId: string | undefined) => void;
  /** The visitor's id in decimal digits; undefined when the collector gave none in time. */
  readonly webId: Promise<string | undefined>;
}

/** Interface to an analytics vendor; another one takes its place by another object like this. */
export interface AnalyticsVendor {
  /**
   * Fetches and starts the vendor's code. When the signal fires, nothing more is sent or stored, whatever was
   * waiting; it may be started anew after that.
   * @param readUserId asked when the code is there
   * @throws when the code does not come or does not start
   */
  readonly start: (
    readUserId: () => string | undefined,
    signal: AbortSignal,
  ) => Promise<RunningAnalytics>;
  /** Removes everything that the vendor's code has stored in the browser. */
  readonly forget: () => void;
}
