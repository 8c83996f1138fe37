import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../config/locales';
import { BuildFaults, type Fault } from '../faults';

const stringsSchema = z.record(z.string(), z.string());

type Strings = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/g;

function placeholders(text: string): string {
  return Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name)
    .sort()
    .join(', ');
}

/** Plural forms differ by language: `games_one` counts as `games`, which Chinese and Japanese have as `games_other`. */
function stem(key: string): string {
  return key.replace(/_(one|other)$/, '');
}

async function load(file: string, shown: string, faults: Fault[]): Promise<Strings> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) {
    faults.push({
      where: shown,
      what: 'is missing: every namespace exists in all three languages',
    });
    return {};
  }
  try {
    const result = stringsSchema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
    for (const { path: key, message } of result.error.issues) {
      faults.push({ where: `${shown}, key "${key.map(String).join('.')}"`, what: message });
    }
  } catch (error) {
    faults.push({ where: shown, what: `not JSON: ${(error as Error).message}` });
  }
  return {};
}

function compare(shown: string, source: Strings, target: Strings): Fault[] {
  const byStem = new Map(Object.entries(source).map(([key, value]) => [stem(key), value]));
  const stems = new Set(Object.keys(target).map(stem));
  const missing = Array.from(byStem.keys())
    .filter((key) => !stems.has(key))
    .map((key) => ({ where: `${shown}, key "${key}"`, what: 'is missing' }));
  const wrong = Object.entries(target).flatMap(([key, value]): Fault[] => {
    const where = `${shown}, key "${key}"`;
    const original = byStem.get(stem(key));
    if (original === undefined) return [{ where, what: 'is not in the Chinese strings' }];
    if (value.trim() === '') return [{ where, what: 'is empty' }];
    const expected = placeholders(original);
    const got = placeholders(value);
    // A singular may leave the number out: "one game".
    return expected === got || key.endsWith('_one')
      ? []
      : [{ where, what: `expected the placeholders [${expected}], got [${got}]` }];
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
      faults.push(...compare(at(locale), source, target));
    }
  }
  if (faults.length > 0) throw new BuildFaults('The strings are not complete:', faults);
}
