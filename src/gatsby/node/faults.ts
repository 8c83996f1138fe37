/** One thing that is wrong with what the build was given. */
export interface Fault {
  /** Where: endpoint and item, or file and line, and the field. */
  readonly where: string;
  /** What is wrong and what was expected. */
  readonly what: string;
}

const MOST_SHOWN = 50;

/** Stops the build: everything that is wrong, listed together, so that one round of mending is enough. */
export class BuildFaults extends Error {
  constructor(
    heading: string,
    readonly faults: readonly Fault[],
  ) {
    const shown = faults.slice(0, MOST_SHOWN).map(({ where, what }) => `  ${where}: ${what}`);
    const more = faults.length - shown.length;
    super([heading, ...shown, ...(more > 0 ? [`  … and ${String(more)} more`] : [])].join('\n'));
    this.name = 'BuildFaults';
  }
}

/** A value as it is shown in a fault: JSON, cut short. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
