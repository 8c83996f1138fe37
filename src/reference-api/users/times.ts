/** A time as it is stored: so many seconds after another (before it, when negative). Stored times sort as text. */
export function secondsAfter(time: Date, seconds: number): string {
  return new Date(time.getTime() + seconds * 1000).toISOString();
}
