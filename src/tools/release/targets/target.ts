import type { Release } from '../release-store';

/** Report on what a target has got. */
export interface TargetReport {
  /** Address of the target, without anything that is secret. */
  readonly to: string;
  /** `current`: it had the release already; `updated`: it has got it now; `failed`: it shows what it showed before. */
  readonly kind: 'current' | 'updated' | 'failed';
  /** Id of the release that its visitors get; undefined when there is none, or it does not say. */
  readonly release: string | undefined;
  /** Why it failed, or what went wrong without stopping it. */
  readonly message?: string;
  /** Objects that were written and removed; a target of rsync counts the files that it got. */
  readonly uploaded?: number;
  readonly removed?: number;
}

/**
 * Runs when a target has the release and its rules, and all that is left to do is the switch.
 * @param before the release that the target's visitors get
 * @throws Error when there must be no switch
 */
export type BeforeSwitch = (before: string | undefined) => Promise<void>;

/** A place that visitors get releases from, besides this machine's folder. */
export interface Target {
  readonly address: string;
  /**
   * Brings it up to date, also when a run before was interrupted anywhere. Until the very last step its visitors get what they
   * got before.
   * @throws Error when it does not answer, or is not to be switched
   */
  readonly update: (
    release: Release,
    beforeSwitch?: BeforeSwitch,
  ) => Promise<Omit<TargetReport, 'to'>>;
  /** Id of the release that its visitors get. */
  readonly shown: () => Promise<string | undefined>;
}
