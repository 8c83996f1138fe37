/** A clock that stands still until a test lets time pass. */
export function createTestClock() {
  let time = Date.parse('2026-11-21T08:00:00.000Z');
  return {
    now: (): Date => new Date(time),
    /** Lets so many seconds pass. */
    pass: (seconds: number): void => {
      time += seconds * 1000;
    },
  };
}
