import type { Collection } from '../../config/failure-policies';
import { errorMessage } from '../../node/errors';
import { logLine } from '../../node/log-line';

/** One thing that is wrong with what the build was given. */
export interface Fault {
  /** Place of the fault: endpoint and item, or file and line, and the field. */
  readonly where: string;
  /** Description of what is wrong and what was expected. */
  readonly what: string;
  /** The id of the one item of a collection that has it; undefined for a fault of the whole, or of something else. */
  readonly item?: string | undefined;
  /** The collection of that item, where it is not known from elsewhere. */
  readonly collection?: Collection | undefined;
}

const MOST_SHOWN = 50;
const MOST_CHARACTERS = 1_000;
const LONGEST_VALUE = 80;

/**
 * Stops the build: everything that is wrong, listed together, so that one round of mending is enough. A fault is one
 * line, whatever the outside has written into it.
 */
export class BuildFaults extends Error {
  constructor(
    heading: string,
    readonly faults: readonly Fault[],
  ) {
    const shown = faults
      .slice(0, MOST_SHOWN)
      .map(({ where, what }) => `  ${logLine(`${where}: ${what}`, MOST_CHARACTERS)}`);
    const more = faults.length - shown.length;
    super([heading, ...shown, ...(more > 0 ? [`  … and ${String(more)} more`] : [])].join('\n'));
    this.name = 'BuildFaults';
  }
}

/** A value of JSON that may have more levels than the stack holds. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

/** A value as it is shown in a fault: JSON, cut short. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : jsonOf(value);
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 3)}…` : text;
}

/**
 * Makes something of each item, and goes on behind an item of which nothing can be made.
 * @param nameOf names the item in its fault
 * @throws BuildFaults that lists all those items
 */
export function makeEach<T, R>(
  items: readonly T[],
  nameOf: (item: T) => string,
  make: (item: T) => readonly R[],
): R[] {
  const faults: Fault[] = [];
  const made = items.flatMap((item) => {
    try {
      return make(item);
    } catch (error) {
      faults.push({ where: nameOf(item), what: errorMessage(error) });
      return [];
    }
  });
  if (faults.length === 0) return made;
  throw new BuildFaults('Not everything can be made of the library:', faults);
}
