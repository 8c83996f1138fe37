import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../config/locales';
import { occasionSchema, SEASONS, WEEKDAYS, type Occasion } from '../../../contract/notebooks';
import { ID_PATTERN } from '../../../contract/patterns';
import { BuildFaults, type Fault } from '../faults';
import { readYaml } from './yaml-values';

/** The longest entry that the page has room for: two sentences, in characters. */
const LONGEST = 320;

/** Entries that fit each day at the least: neighbouring days then have others, whatever else there is. */
const LEAST_FOR_A_DAY = 3;

function textIn(locale: Locale) {
  const expected = `expected two sentences in ${locale}, 1 to ${String(LONGEST)} characters in one paragraph`;
  return z
    .string(expected)
    .check(
      z.trim(),
      z.minLength(1, expected),
      z.maxLength(LONGEST, expected),
      z.regex(/^[^\n]*$/, expected),
    );
}

const entrySchema = z.strictObject(
  { on: occasionSchema, zh: textIn('zh'), en: textIn('en'), ja: textIn('ja') },
  `expected on and a text in ${LOCALES.join(', ')}, and no other field`,
);

type ReadEntry = z.output<typeof entrySchema>;

/** True for an entry of the rotation that fits a season and a day of the week. */
function fits(on: Occasion, season: string, weekday: string): boolean {
  if ('season' in on) return on.season === season;
  if ('weekday' in on) return on.weekday === weekday;
  return 'partner' in on || 'game' in on;
}

/** Finds the first day that too few entries fit, in words. */
function poorDay(entries: readonly ReadEntry[]): string | undefined {
  for (const season of SEASONS) {
    for (const weekday of WEEKDAYS) {
      const count = entries.filter(({ on }) => fits(on, season, weekday)).length;
      if (count < LEAST_FOR_A_DAY) return `a ${weekday} in ${season}`;
    }
  }
  return undefined;
}

/** Shape of the file of a notebook. */
export const writtenNotebookSchema = z
  .strictObject(
    { entries: z.array(entrySchema, 'expected a list of entries') },
    'expected entries, and no other field',
  )
  .check((context) => {
    const { entries } = context.value;
    const refuse = (keys: (string | number)[], message: string, input: unknown): void => {
      context.issues.push({ code: 'custom', path: ['entries', ...keys], message, input });
    };
    for (const locale of LOCALES) {
      const known = new Set<string>();
      for (const [index, entry] of entries.entries()) {
        const text = entry[locale];
        if (known.has(text)) {
          refuse([index, locale], 'expected another text than that of the entries before it', text);
        }
        known.add(text);
      }
    }
    const poor = poorDay(entries);
    if (poor !== undefined) {
      const expected = `expected at least ${String(LEAST_FOR_A_DAY)} entries that fit any day, of partner, game, season or weekday: fewer fit ${poor}`;
      refuse([], expected, entries.length);
    }
  });

/** The notebook of a partner as editors have written it, in every language. */
export type WrittenNotebook = z.output<typeof writtenNotebookSchema>;

/** The notebooks of partners, by their ids. */
export type WrittenNotebooks = ReadonlyMap<string, WrittenNotebook>;

/** Names the file of a partner's notebook as an editor knows it. */
export function notebookFile(id: string): string {
  return `content/notebooks/${id}.yaml`;
}

/**
 * Reads what partners write into their notebooks: a file for each, `{id}.yaml`.
 * @param root the folder, normally `content/notebooks`; without it nobody has a notebook
 * @throws BuildFaults naming every file, line, field and reason
 */
export async function readNotebooks(root: string): Promise<WrittenNotebooks> {
  const faults: Fault[] = [];
  const notebooks = new Map<string, WrittenNotebook>();
  const files = existsSync(root) ? (await readdir(root)).sort() : [];
  for (const file of files) {
    const { name: id, ext } = path.parse(file);
    if (ext !== '.yaml' || !ID_PATTERN.test(id)) {
      const where = `content/notebooks/${file}`;
      faults.push({ where, what: 'expected the id of a partner and .yaml' });
      continue;
    }
    const source = await readFile(path.join(root, file), 'utf8');
    const result = readYaml(notebookFile(id), source, writtenNotebookSchema);
    if (result.ok) notebooks.set(id, result.data);
    else faults.push(...result.faults);
  }
  if (faults.length > 0) throw new BuildFaults('The notebooks of partners are not valid:', faults);
  return notebooks;
}
