/** Ends everything that is under way at once, for one reason. */
export interface StopSwitch {
  readonly signal: AbortSignal;
  /** Rejects when the switch is pressed; never resolves. */
  readonly pressed: Promise<never>;
  readonly press: (why: Error) => void;
  /** Throws the reason once the switch has been pressed. */
  readonly check: () => void;
}

/** Makes a switch; only its first reason counts. */
export function createStopSwitch(): StopSwitch {
  const controller = new AbortController();
  const { signal } = controller;
  let reason: Error | undefined;
  const check = (): void => {
    if (reason) throw reason;
  };
  const pressed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(reason ?? new Error('stopped'));
    });
  });
  // Nobody may be waiting when it is pressed: that is no unhandled rejection.
  pressed.catch(() => undefined);
  const press = (why: Error): void => {
    reason ??= why;
    controller.abort();
  };
  return { signal, pressed, press, check };
}
