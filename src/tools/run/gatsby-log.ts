/** Shorter steps of a build are not printed, in seconds. */
const NEWS_S = 1;

const STEP = /^success (?<step>.+?) - (?:.* )?(?<seconds>[\d.]+)s(?: .*)?$/;
const NOISE = /^(?:success|info|verbose|not finished|\s*$)/;

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
      const { step = '', seconds = '0' } = STEP.exec(line)?.groups ?? {};
      if (Number(seconds) >= NEWS_S) print(`  ${seconds.padStart(7)} s  ${step}`);
      else if (!NOISE.test(line)) print(`  ${line}`);
    },
    all: () => lines.join('\n'),
  };
}
