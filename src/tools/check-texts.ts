import { readFileSync } from 'node:fs';
import { errorMessage, UsageError } from '../node/errors';
import { runCommand } from './command-line';
import { readTexts } from './texts-check/read-texts';
import { parseTerms, termFaults, type Terms } from './texts-check/terms';
import { typographyFaults } from './texts-check/typography';

const TABLE = 'content/terms.yaml';

/** The texts of the sample library: an API's own, so that the table of terms does not hold for them. */
const SAMPLE = 'src/reference-api/sample';

function readTable(): Terms {
  try {
    return parseTerms(readFileSync(TABLE, 'utf8'));
  } catch (error) {
    throw new UsageError(`${TABLE} is no table of terms: ${errorMessage(error)}`);
  }
}

function checkTexts(): Promise<number> {
  const terms = readTable();
  const own = readTexts('.', 'content');
  const faults = [
    ...own.flatMap(({ where, text, locale }) =>
      termFaults(text, locale, terms).map((fault) => `${where}: ${fault}`),
    ),
    ...[...own, ...readTexts('.', SAMPLE)].flatMap(({ where, text, locale }) =>
      typographyFaults(text, locale).map((fault) => `${where}: ${fault}`),
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${String(own.length)} lines and strings are sound`);
  return Promise.resolve(faults.length === 0 ? 0 : 1);
}

void runCommand(checkTexts);
