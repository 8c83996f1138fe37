import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales';
import { errorMessage } from '../../../node/errors';
import { BuildFaults, type Fault } from '../faults';

const stringsSchema = z.record(z.string(), z.string());

type Strings = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

function placeholders(text: string): string {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name)
    .sort()
    .join(', ');
}

/** Shows placeholders as editors write them. */
function asWritten(names: string): string {
  return names === '' ? 'no placeholder' : names.replace(/[\w-]+/g, '{{$&}}');
}

/** Plural forms differ by language: `games_one` counts as `games`, which Chinese and Japanese have as `games_other`. */
function stem(key: string): string {
  return key.replace(/_(one|other)$/, '');
}

/** Strings of a file, and the line of each key in it. */
interface LoadedStrings {
  readonly strings: Strings;
  /** Names the place of a key: the file, its line where it has one, and the key. */
  readonly placeOf: (key: string) => string;
}

/** Says at which line of a JSON file its parser stopped; the last one where it does not tell. */
function lineOfError(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  return text.slice(0, position === undefined ? undefined : Number(position)).split('\n').length;
}

async function load(file: string, shown: string, faults: Fault[]): Promise<LoadedStrings> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    faults.push({
      where: shown,
      what: 'is missing: every namespace exists in all three languages',
    });
    return { strings: {}, placeOf: (key) => `${shown}, key "${key}"` };
  }
  const keys = text.split('\n').map((line) => /^\s*"([^"]+)"\s*:/.exec(line)?.[1]);
  const placeOf = (key: string): string => {
    const line = keys.indexOf(key) + 1;
    return `${shown}${line === 0 ? '' : `:${String(line)}`}, key "${key}"`;
  };
  for (const [at, key] of keys.entries()) {
    if (key === undefined || keys.indexOf(key) === at) continue;
    const what = `stands in line ${String(keys.indexOf(key) + 1)} already: delete one of the two`;
    faults.push({ where: `${shown}:${String(at + 1)}, key "${key}"`, what });
  }
  try {
    const result = stringsSchema.safeParse(JSON.parse(text));
    if (result.success) return { strings: result.data, placeOf };
    for (const { path: key, message } of result.error.issues) {
      faults.push({ where: placeOf(key.map(String).join('.')), what: message });
    }
  } catch (error) {
    const line = lineOfError(text, errorMessage(error));
    const what = `not JSON: ${errorMessage(error)}; look for a comma or a quotation mark that is missing or too many here`;
    faults.push({ where: `${shown}:${String(line)}`, what });
  }
  return { strings: {}, placeOf };
}

function compare(source: Strings, { strings: target, placeOf }: LoadedStrings): Fault[] {
  const byStem = new Map(Object.entries(source).map(([key, value]) => [stem(key), value]));
  const stems = new Set(Object.keys(target).map(stem));
  const missing = Array.from(byStem.keys())
    .filter((key) => !stems.has(key))
    .map((key) => ({ where: placeOf(key), what: 'is missing' }));
  const wrong = Object.entries(target).flatMap(([key, value]): Fault[] => {
    const where = placeOf(key);
    const original = byStem.get(stem(key));
    if (original === undefined) return [{ where, what: 'is not in the Chinese strings' }];
    if (value.trim() === '') return [{ where, what: 'is empty' }];
    const expected = placeholders(original);
    const got = placeholders(value);
    // A singular may leave the number out: "one game".
    return expected === got || key.endsWith('_one')
      ? []
      : [
          {
            where,
            what: `expected ${asWritten(expected)} as in the Chinese phrase, got ${asWritten(got)}`,
          },
        ];
  });
  return [...missing, ...wrong];
}

/**
 * Compares the strings of all languages with the Chinese ones: same files, same keys, same placeholders.
 * @param root the folder with a subfolder per language, normally `content/locales`
 * @throws BuildFaults naming every file and key
 */
export async function checkLocaleParity(root: string): Promise<void> {
  const faults: Fault[] = [];
  const filesOf = async (locale: Locale) =>
    (await readdir(path.join(root, locale)).catch(() => [])).filter((name) =>
      name.endsWith('.json'),
    );
  const sourceFiles = await filesOf(DEFAULT_LOCALE);
  for (const locale of LOCALES) {
    for (const name of await filesOf(locale)) {
      if (!sourceFiles.includes(name)) {
        faults.push({
          where: `content/locales/${locale}/${name}`,
          what: 'has no Chinese counterpart',
        });
      }
    }
  }
  for (const name of sourceFiles) {
    const at = (locale: Locale) => `content/locales/${locale}/${name}`;
    const source = await load(path.join(root, DEFAULT_LOCALE, name), at(DEFAULT_LOCALE), faults);
    for (const locale of LOCALES) {
      const target =
        locale === DEFAULT_LOCALE
          ? source
          : await load(path.join(root, locale, name), at(locale), faults);
      faults.push(...compare(source.strings, target));
    }
  }
  if (faults.length > 0) throw new BuildFaults('The strings are not complete:', faults);
}
