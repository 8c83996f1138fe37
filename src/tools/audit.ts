import { readFileSync } from 'node:fs';
import { NoAnswerError, readAdvisories, type Advisory } from './audit/read-advisories';
import { judge, parseVerdicts } from './audit/verdicts';
import { readOptions, runCommand } from './command-line';

const VERDICTS = 'src/tools/audit/verdicts.yaml';

/** Exit codes for a supervisor; 1 is a mistake on the command line or in the list of verdicts. */
const EXIT = { fine: 0, unjudged: 3, noAnswer: 4 } as const;

async function ask(): Promise<Advisory[] | NoAnswerError> {
  try {
    return await readAdvisories('.');
  } catch (error) {
    if (error instanceof NoAnswerError) return error;
    throw error;
  }
}

/** `npm run audit`: the advisories against the packages that are installed, beside what was written of each. */
async function audit(): Promise<number> {
  readOptions({});
  const verdicts = parseVerdicts(readFileSync(VERDICTS, 'utf8'), VERDICTS);
  const advisories = await ask();
  if (advisories instanceof NoAnswerError) {
    console.error(
      `The registry did not say which advisories there are: ${advisories.message}
Nothing is known of the packages, neither good nor bad. Run it where the registry of npm answers.`,
    );
    return EXIT.noAnswer;
  }
  const { faults, notes } = judge(advisories, verdicts, new Date());
  for (const note of notes) console.log(note);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) {
    console.log(`${String(advisories.length)} advisories, each with a verdict that stands`);
    return EXIT.fine;
  }
  console.error(
    `${String(faults.length)} of ${String(advisories.length)} advisories want a verdict.
Visitors get files that were built before: nothing changes for them tonight. Move the package on (docs/upgrading.md), or
write into ${VERDICTS} why the fault does no harm here, and until when.`,
  );
  return EXIT.unjudged;
}

void runCommand(audit);
