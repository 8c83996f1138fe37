/** What the app is told of the visit that it was installed from. */
export type InstallData = Readonly<Record<string, string>>;

/** A service that wakes the app up where it is installed, and installs it where it is not. */
export interface InstallSdk {
  /** Fetches and initialises it, once; a failure is logged, and the next call tries again. */
  readonly prepare: () => void;
  /**
   * Hands the visitor over to it.
   * @returns false when it is not ready after 5 s, or fails: then nothing has been started
   * @param signal ends the wait, with false
   */
  readonly wakeUpOrInstall: (signal: AbortSignal) => Promise<boolean>;
}
