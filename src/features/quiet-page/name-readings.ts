/** Readings of names, found in texts. */
export interface NameReadings {
  /** Splits a text at the names that have a reading; they are parts of their own. */
  readonly split: (text: string) => readonly string[];
  /** Gives the reading of a name; undefined for any other text. */
  readonly of: (name: string) => string | undefined;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Makes readings of names that are found in texts, the longest one first: 白小船 is not 白 with something behind it.
 * @returns undefined where there are none
 */
export function nameReadings(
  names: readonly (readonly [string, string])[],
): NameReadings | undefined {
  if (names.length === 0) return undefined;
  const readings = new Map(names);
  const longestFirst = [...readings.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${longestFirst.map(escape).join('|')})`, 'gu');
  return {
    split: (text) => text.split(pattern).filter((part) => part !== ''),
    of: (name) => readings.get(name),
  };
}
