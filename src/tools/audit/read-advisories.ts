import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';

/** A published fault of a package that is installed here. */
export interface Advisory {
  /** GitHub's name of it, such as `GHSA-xxxx-xxxx-xxxx`; the address where it has none. */
  readonly id: string;
  /** The package that has the fault. */
  readonly package: string;
  readonly severity: string;
  readonly title: string;
  readonly url: string;
}

/** The registry did not say which advisories there are, so that nothing is known of them. */
export class NoAnswerError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NoAnswerError';
  }
}

/** The report of `npm audit --json` (docs.npmjs.com/cli/v11/commands/npm-audit), as far as it is read here. */
const reportSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          // Another package of the list, by which this one has the fault.
          z.string(),
          z.object({ name: z.string(), title: z.string(), url: z.string(), severity: z.string() }),
        ]),
      ),
    }),
  ),
});

const failureSchema = z.object({ message: z.string() });

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

/**
 * Reads the report of `npm audit --json`.
 * @returns each advisory once, by package and id
 * @throws NoAnswerError when npm did not get one from the registry
 */
export function parseReport(output: string): Advisory[] {
  const json = parseJson(output);
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const { data: failure } = failureSchema.safeParse(json);
    throw new NoAnswerError(failure?.message ?? `npm audit said: ${output.slice(0, 300)}`);
  }
  const found = new Map<string, Advisory>();
  for (const { via } of Object.values(report.data.vulnerabilities)) {
    for (const each of via) {
      if (typeof each === 'string') continue;
      const { name, title, url, severity } = each;
      const id = /GHSA(?:-\w{4}){3}/.exec(url)?.[0] ?? url;
      found.set(`${name} ${id}`, { id, package: name, title, url, severity });
    }
  }
  return [...found.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, each]) => each);
}

/**
 * Asks the registry for the advisories against what a lock file installs.
 * @param folder the folder with `package-lock.json`
 * @param options further options of npm, such as `--registry`
 * @throws NoAnswerError when the registry does not answer
 */
export async function readAdvisories(
  folder: string,
  options: readonly string[] = [],
): Promise<Advisory[]> {
  const npm = spawn('npm', ['audit', '--json', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = once(npm, 'error').then(([error]) => {
    throw new NoAnswerError(`npm cannot be started: ${String(error)}`);
  });
  return parseReport(await Promise.race([text(npm.stdout), failed]));
}
