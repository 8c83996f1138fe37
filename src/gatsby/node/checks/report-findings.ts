import type { Environment } from '../../../config/environment';
import { effectOf, type Effect, type FindingKind } from '../../../config/findings';
import { logLine } from '../../../node/log-line';
import { BuildFaults, type Fault } from '../faults';
import { warnOfFirst } from './warn-of-first';

/** Something that is wrong with a site that could be made all the same. */
export interface Finding extends Fault {
  readonly kind: FindingKind;
}

/** How findings are met. */
export interface FindingRules {
  readonly effectOf: (kind: FindingKind) => Effect;
  readonly warn: (message: string) => void;
}

/** Makes the rules of a build's settings. */
export function findingRules(
  { DOCTOR, FINDINGS }: Pick<Environment, 'DOCTOR' | 'FINDINGS'>,
  warn: FindingRules['warn'],
): FindingRules {
  return { effectOf: (kind) => effectOf(kind, { DOCTOR, FINDINGS }), warn };
}

/** Ends with the kind, by which the table of findings and the setting `FINDINGS` know it. */
function withKind({ kind, where, what }: Finding): Fault {
  return { where, what: `${what} [${kind}]` };
}

/**
 * Tells of findings: first of those that only warn, then of those that stop the build.
 * @param heading a line above them
 * @throws BuildFaults that lists those that stop the build
 */
export function reportFindings(
  heading: string,
  findings: readonly Finding[],
  { effectOf, warn }: FindingRules,
): void {
  const warned = findings.filter(({ kind }) => effectOf(kind) === 'warn').map(withKind);
  if (warned.length > 0) {
    warn(heading);
    const lines = warned.map(({ where, what }) => `  ${logLine(`${where}: ${what}`)}`);
    warnOfFirst(lines, warn, 'findings');
  }
  const stopping = findings.filter(({ kind }) => effectOf(kind) === 'stop').map(withKind);
  if (stopping.length > 0) throw new BuildFaults(heading, stopping);
}
