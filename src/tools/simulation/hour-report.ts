import type { Night } from './nights';

/** Account of an hour. */
export interface HourReport {
  readonly hour: number;
  readonly night: Night | undefined;
  /** Word for how the hour's run ended, such as `unchanged`. */
  readonly end: string;
  /** Words of the run. */
  readonly message: string;
  /** The release that visitors get. */
  readonly current: string | undefined;
  /** Hours for which there has been something newer than what visitors get. */
  readonly age: number;
  /** A line for each thing that should not be. */
  readonly violations: readonly string[];
}

/** Writes an hour as a line, and a line for each thing that should not be. */
export function hourLines({ violations, ...report }: HourReport): string[] {
  const { hour, night, end, current, age } = report;
  const name = night
    ? `${night.kind} (hour ${String(night.past + 1)} of ${String(night.hours)})`
    : 'calm';
  const seen = current === undefined ? 'nothing' : `${current}, ${String(age)} h behind`;
  return [
    `hour ${String(hour)}, ${name}: ${end}; visitors get ${seen}`,
    ...violations.map((violation) => `  ${violation}`),
  ];
}
