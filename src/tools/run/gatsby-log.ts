/** Shorter steps of a build are not printed, in seconds. */
const NEWS_S = 1;

const STEP =
  /^success (?<name>.+?) - (?:.* )?(?<seconds>[\d.]+)s(?: - (?<count>\d+)\/\d+\b.*| .*)?$/;
const NOISE = /^(?:success|info|verbose|not finished|\s*$)/;

/** A step of a build that has ended. */
export interface GatsbyStep {
  readonly name: string;
  readonly seconds: number;
  /** The pages, queries or jobs that it did, where it counts them. */
  readonly count: number | undefined;
}

/** Reads the step that a line of Gatsby's output reports; undefined for every other line. */
export function readStep(line: string): GatsbyStep | undefined {
  const { name, seconds, count } = STEP.exec(line)?.groups ?? {};
  if (name === undefined) return undefined;
  return { name, seconds: Number(seconds), count: count === undefined ? undefined : Number(count) };
}

/** Shows little of a program's output and keeps the rest for the case that it fails. */
export interface GatsbyLog {
  readonly onLine: (line: string) => void;
  /** Everything, as it came. */
  readonly all: () => string;
}

/**
 * Gatsby's output in short: steps that took a second or more, warnings, errors and whatever else is not
 * its usual talk.
 */
export function condenseGatsbyLog(print: (line: string) => void): GatsbyLog {
  const lines: string[] = [];
  return {
    onLine: (line) => {
      lines.push(line);
      const { name = '', seconds = 0 } = readStep(line) ?? {};
      if (seconds >= NEWS_S) print(`  ${seconds.toFixed(3).padStart(7)} s  ${name}`);
      else if (!NOISE.test(line)) print(`  ${line}`);
    },
    all: () => lines.join('\n'),
  };
}
