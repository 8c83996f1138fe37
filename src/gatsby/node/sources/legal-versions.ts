import { SERVICE_TIME_ZONE } from '../../../i18n/dates';
import type { Fault } from '../faults';

/** A version and the day on which it takes effect. */
interface Dated {
  readonly version: string;
  readonly effective: string;
}

/** Tells what day it is where the service is, whose legal texts begin on its days: `2026-11-28`. */
export function serviceDay(now = new Date()): string {
  // Swedish dates are those of ISO 8601.
  return now.toLocaleDateString('sv-SE', { timeZone: SERVICE_TIME_ZONE });
}

/** Finds versions that take effect before or with an earlier one. */
export function orderFaults(folder: string, ordered: readonly Dated[]): Fault[] {
  return ordered.flatMap(({ version, effective }, at) => {
    const before = ordered[at - 1];
    return before === undefined || before.effective < effective
      ? []
      : [
          {
            where: `${folder}/${version}, field "effective"`,
            what: `${effective} is not after ${before.effective}, on which version "${before.version}" takes effect: write a later day, or a lower version`,
          },
        ];
  });
}

/** Finds the version that is in force on a day: the last one that has taken effect, or the first where none has. */
export function versionInForce<V extends Dated>(
  ordered: readonly V[],
  today: string,
): V | undefined {
  return ordered.findLast(({ effective }) => effective <= today) ?? ordered[0];
}

/** Finds the next version of a document that is announced and not in force yet; undefined where none is. */
export function comingVersion<V extends Dated>({
  versions,
  current,
}: {
  readonly versions: readonly V[];
  readonly current: V;
}): V | undefined {
  return versions[versions.indexOf(current) + 1];
}
