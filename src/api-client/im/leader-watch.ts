import type { ImTimes } from '../../config/chat-limits';

/** Watches over the tab that leads, until it is ended. */
export interface LeaderWatch {
  /** The leading tab has shown that it is awake. */
  readonly heard: () => void;
  readonly end: () => void;
}

/**
 * Waits, while this tab is seen, for signs that the leading one is awake: a browser may let a hidden tab sleep, which
 * keeps its lock and answers messages, but its timers and its socket stand still. A tab whose timers run once a minute counts
 * as asleep as well, because it would poll as seldom. What is counted is how often this tab
 * has looked, and not the time: of the hours in which the whole computer sleeps nothing is missed.
 * @param onSilence is called when too many signs have not come
 */
export function watchLeader(
  { beatMs, missedBeats }: Pick<ImTimes, 'beatMs' | 'missedBeats'>,
  onSilence: () => void,
): LeaderWatch {
  let missed = 0;
  let looking: ReturnType<typeof setInterval> | undefined;

  function look(): void {
    missed += 1;
    if (missed > missedBeats) onSilence();
  }
  function startAnew(): void {
    clearInterval(looking);
    missed = 0;
    if (!document.hidden) looking = setInterval(look, beatMs);
  }

  startAnew();
  document.addEventListener('visibilitychange', startAnew);
  return {
    heard: () => {
      missed = 0;
    },
    end: () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', startAnew);
    },
  };
}
