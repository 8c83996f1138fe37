import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorMessage, UsageError } from '../node/errors';
import { runCommand } from './command-line';
import { parseGlossary, type Glossary } from './texts-check/glossary';
import { glossaryFaults } from './texts-check/glossary-faults';
import { readTexts } from './texts-check/read-texts';
import { readSampleTexts } from './texts-check/sample-texts';
import { typographyFaults } from './texts-check/typography';

const SAMPLE = 'src/reference-api/sample';
const GLOSSARIES = `${SAMPLE}/terms`;

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
  const faults = [
    ...glossaryFaults(texts, glossaries),
    ...readTexts('.', SAMPLE).flatMap(({ where, text, locale }) =>
      typographyFaults(text, locale).map((fault) => `${where}: ${fault}`),
    ),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${String(texts.length)} texts agree`);
  return Promise.resolve(faults.length === 0 ? 0 : 1);
}

void runCommand(checkTerms);
