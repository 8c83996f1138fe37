import { useMemo, useSyncExternalStore } from 'react';

/** A countdown as plain data, which can be kept in a storage and goes on after a reload. */
export interface Countdown {
  /** When it is over, in milliseconds of the wall clock (`Date.now()`). */
  readonly until: number;
  /** How long it was when it began, in seconds. */
  readonly seconds: number;
}

/** A countdown that begins now. */
export function startCountdown(seconds: number): Countdown {
  return {
    until: Date.now() + seconds * 1000,
    seconds,
  };
}

/** Milliseconds left by the wall clock; undefined when the clock stands before the countdown began. */
function leftByWall({ until, seconds }: Countdown): number | undefined {
  const left = until - Date.now();
  return left > seconds * 1000 ? undefined : left;
}

interface Clock {
  readonly secondsLeft: () => number;
  readonly subscribe: (onTick: () => void) => () => void;
}

/**
 * The wall clock goes on while a computer sleeps or a page reloads, the page's own clock cannot be set back:
 * whichever of the two says less is right.
 */
function startClock(countdown: Countdown | undefined): Clock {
  const end = performance.now() + (countdown ? (leftByWall(countdown) ?? 0) : 0);
  const left = (): number =>
    countdown ? Math.min(end - performance.now(), leftByWall(countdown) ?? Infinity) : 0;
  return {
    secondsLeft: () => Math.max(0, Math.ceil(left() / 1000)),
    subscribe: (onTick) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tick = (): void => {
        clearTimeout(timer);
        onTick();
        const ms = left();
        if (ms > 0) timer = setTimeout(tick, ms % 1000 || 1000);
      };
      tick();
      // Timers of a hidden tab are late.
      document.addEventListener('visibilitychange', tick);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
  };
}

function zero(): number {
  return 0;
}

/**
 * The whole seconds that a countdown has left, from `seconds` to 0 in ticks of one second (specification,
 * section 4). Right after a reload, sleep and in a throttled tab; setting the clock back does not lengthen it.
 * @param countdown what was started, the same object as long as it runs; undefined when there is none
 */
export function useCountdown(countdown: Countdown | undefined): number {
  const clock = useMemo(() => startClock(countdown), [countdown]);
  return useSyncExternalStore(clock.subscribe, clock.secondsLeft, zero);
}
