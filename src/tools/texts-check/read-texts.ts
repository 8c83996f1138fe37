import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../config/locales';

/** A text that visitors read. */
export interface ShownText {
  /** The file, with the line or the key. */
  readonly where: string;
  readonly locale: Locale;
  readonly text: string;
}

/** Texts of a JSON value by their keys; what lies below a key that is a language is in that language. */
function textsIn(value: unknown, where: string, locale: Locale, keys: string[] = []): ShownText[] {
  if (typeof value === 'string') {
    return [{ where: `${where}, key "${keys.join('.')}"`, locale, text: value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, where, isLocale(key) ? key : locale, [...keys, key]),
  );
}

/** Parts that visitors do not read: code, addresses of links and pictures, tags, and the quotes around a value of front matter. */
const UNREAD = [/`[^`]*`/g, /\]\([^)]*\)/g, /<[^>]*>/g];
const QUOTED_VALUE = /^(\w+:\s*)(["'])(.*)\2\s*$/;

function linesIn(source: string, file: string, locale: Locale): ShownText[] {
  return source.split('\n').map((line, index) => ({
    where: `${file}:${String(index + 1)}`,
    locale,
    text: UNREAD.reduce((text, unread) => text.replace(unread, ''), line).replace(
      QUOTED_VALUE,
      '$1$3',
    ),
  }));
}

/** Texts of a YAML file with their lines: the values of keys that are languages. */
function textsOfLanguages(source: string, file: string): ShownText[] {
  const lines = new LineCounter();
  const texts: ShownText[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') return;
      const locale = String(key.value);
      if (!isLocale(locale)) return;
      const line = lines.linePos(value.range?.[0] ?? 0).line;
      texts.push({ where: `${file}:${String(line)}`, locale, text: value.value });
    },
  });
  return texts;
}

/** Files with texts for visitors. Terms are a table of words, some of which are not to be used. */
const READ = /\.(?:json|md)$|\bnotebooks[/\\][^/\\]+\.yaml$/;

/**
 * Every text of a folder: those of JSON files by key, those of Markdown files and of notebooks by line. A file or folder that is named
 * after a language is in that language; what says nothing of it is Chinese.
 * @param root where the folder is; files are named from there
 */
export function readTexts(root: string, folder: string): ShownText[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && READ.test(path.join(entry.parentPath, entry.name)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
    .flatMap((file) => {
      const shown = file.split(path.sep).join('/');
      const locale = shown.split(/[/.]/).find(isLocale) ?? DEFAULT_LOCALE;
      const source = readFileSync(path.join(root, file), 'utf8');
      if (file.endsWith('.yaml')) return textsOfLanguages(source, shown);
      return file.endsWith('.md')
        ? linesIn(source, shown, locale)
        : textsIn(JSON.parse(source), shown, locale);
    });
}
