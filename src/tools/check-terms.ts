import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage, UsageError } from '../node/errors';
import { runCommand } from './command-line';
import { parseGlossary, type Glossary } from './texts-check/glossary';
import { glossaryFaults } from './texts-check/glossary-faults';
import { readSampleTexts } from './texts-check/sample-texts';

const GLOSSARIES = 'src/reference-api/sample/terms';

function readGlossary(file: string): Glossary {
  try {
    return parseGlossary(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is no glossary: ${errorMessage(error)}`);
  }
}

function checkTerms(): Promise<number> {
  const glossaries = new Map(
    readdirSync(GLOSSARIES).map((name) => [
      path.basename(name, '.yaml'),
      readGlossary(path.join(GLOSSARIES, name)),
    ]),
  );
  const texts = readSampleTexts('.');
  const faults = glossaryFaults(texts, glossaries);
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${String(texts.length)} texts agree`);
  return Promise.resolve(faults.length === 0 ? 0 : 1);
}

void runCommand(checkTerms);
