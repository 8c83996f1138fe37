function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The distance of the visitor's clock from UTC at a moment, as ISO 8601 has it: `+08:00`. */
export function offsetAt(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** A moment by the visitor's clock, as ISO 8601 has it: `2026-11-22T16:00:05+08:00`. */
export function localTime(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 19) + offsetAt(moment);
}
