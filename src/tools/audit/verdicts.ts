import { parse } from 'yaml';
import * as z from 'zod/mini';
import { issueLines } from '../../contract/issues';
import { errorMessage, UsageError } from '../../node/errors';
import type { Advisory } from './read-advisories';

const DAY_MS = 24 * 60 * 60 * 1000;

const verdictsSchema = z.array(
  z.strictObject({
    /** The id of an advisory. */
    advisory: z.string().check(z.minLength(1)),
    /** The package that has the fault. */
    package: z.string().check(z.minLength(1)),
    /** Reason, in a sentence, why it may stay for the time being. */
    verdict: z.string().check(z.minLength(20)),
    /** The last day of the verdict, in UTC. */
    until: z.iso.date('expected a date such as 2027-01-31'),
  }),
);

export type Verdict = z.infer<typeof verdictsSchema>[number];

/**
 * Reads the list of verdicts.
 * @param file its name, for messages
 * @throws UsageError that names the entry and the field
 */
export function parseVerdicts(yaml: string, file: string): Verdict[] {
  const result = verdictsSchema.safeParse(readYaml(yaml, file) ?? []);
  if (result.success) return result.data;
  const [line = ''] = issueLines(result.error, 'the list');
  throw new UsageError(`${file}: ${line}`);
}

function readYaml(yaml: string, file: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new UsageError(`${file}: ${errorMessage(error)}`);
  }
}

/** The advisories beside what was written of them. */
export interface Judgement {
  /** Lines for what somebody has to look at. */
  readonly faults: readonly string[];
  /** Lines for what is in order, and for what may go from the list. */
  readonly notes: readonly string[];
}

function isOver({ until }: Verdict, now: Date): boolean {
  return now.getTime() >= Date.parse(until) + DAY_MS;
}

/**
 * Compares advisories with verdicts.
 * @param now the time by which verdicts run out
 */
export function judge(
  advisories: readonly Advisory[],
  verdicts: readonly Verdict[],
  now: Date,
): Judgement {
  const faults: string[] = [];
  const notes: string[] = [];
  const used = new Set<Verdict>();
  for (const { id, package: name, severity, title, url } of advisories) {
    const verdict = verdicts.find((each) => each.advisory === id && each.package === name);
    if (!verdict) {
      faults.push(`${name}: ${id} (${severity}) has no verdict: ${title}. ${url}`);
      continue;
    }
    used.add(verdict);
    const words = `${name}: ${id} (${severity}): ${verdict.verdict}`;
    if (isOver(verdict, now)) faults.push(`${words} This verdict ran out on ${verdict.until}.`);
    else notes.push(`${words} (until ${verdict.until})`);
  }
  for (const { advisory, package: name } of verdicts.filter((each) => !used.has(each))) {
    notes.push(`${name}: ${advisory} concerns nothing that is installed: its verdict may go`);
  }
  return { faults, notes };
}
