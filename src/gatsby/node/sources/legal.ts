import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../contract/primitives';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '../../../config/locales';
import { placeholdersIn, type Statements } from '../../../markdown/fill-placeholders';
import { matchRoute } from '../../../routes';
import { BuildFaults, type Fault } from '../faults';
import { spoilerFaultsIn } from './spoiler-checks';
import { linesBeforeBody, readFrontMatter } from './front-matter';

/** A file of a legal document, and the language its text is in. */
interface LegalFile {
  /** Relative to `content/legal`. */
  readonly path: string;
  readonly locale: Locale;
  /** Sentences that its placeholders stand for; absent where it has none. */
  readonly statements?: Statements;
}

/** A legal text: a folder of `content/legal` with a Markdown file per language. */
export interface LegalDocument {
  /** Its address without ending: `terms`, `terms-txj`, `topup/agreement1`. */
  readonly name: string;
  /** `page`: a page and a file; `agreement`: a file only. */
  readonly kind: 'page' | 'agreement';
  /** The file that each language shows: its own, or the Chinese one where there is none. */
  readonly files: Readonly<Record<Locale, LegalFile>>;
}

function text(what: string) {
  return z.string(`expected ${what}`).check(z.minLength(1, `expected ${what}`));
}

const frontMatterSchema = z.object({
  title: text('the title of the document'),
  description: text('one sentence for search engines'),
  version: z.string('expected a version in quotes, such as "1.0"'),
  effective: z
    .string('expected a date, YYYY-MM-DD')
    .check(
      z.regex(/^\d{4}-\d{2}-\d{2}$/, 'expected a date, YYYY-MM-DD'),
      z.refine(isCalendarDay, 'expected a day that exists, YYYY-MM-DD'),
    ),
});

/** Tells which kind of document a folder is, by the address it would get; undefined when it fits none. */
function kindOf(name: string): LegalDocument['kind'] | undefined {
  const match = matchRoute(`/${name}.html`);
  if (match?.name === 'legalFile') return 'page';
  return match?.name === 'topUpFile' ? 'agreement' : undefined;
}

/** Folders that hold Markdown, relative to the root and with `/` between their parts. */
async function documentFolders(root: string): Promise<ReadonlyMap<string, string[]>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const folders = new Map<string, string[]>();
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
    const folder = path.relative(root, entry.parentPath).split(path.sep).join('/');
    folders.set(folder, [...(folders.get(folder) ?? []), entry.name]);
  }
  return new Map(Array.from(folders).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Lists the placeholders of a text that nothing stands for. */
function placeholderFaults(
  file: string,
  linesBefore: number,
  body: string,
  known: Statements,
): Fault[] {
  return placeholdersIn(body)
    .filter(({ name }) => !Object.hasOwn(known, name))
    .map(({ name, index }) => ({
      where: `${file}:${String(linesBefore + body.slice(0, index).split('\n').length)}`,
      what: `expected one of ${Object.keys(known).join(', ')} between {{ and }}, got ${name}`,
    }));
}

/**
 * Reads the legal texts of a folder and validates their names, front matter and placeholders.
 * @param root the folder, normally `content/legal`
 * @param statements what this build says of itself, by language
 * @throws BuildFaults naming every file, line, field and reason
 */
export async function readLegal(
  root: string,
  statements: Readonly<Record<Locale, Statements>>,
): Promise<LegalDocument[]> {
  const faults: Fault[] = [];
  const documents: LegalDocument[] = [];
  const shown = (...parts: string[]): string => path.posix.join('content/legal', ...parts);
  const byAddress = new Map<string, string>();
  for (const [name, files] of await documentFolders(root)) {
    const kind = kindOf(name);
    if (!kind) {
      faults.push({
        where: shown(name),
        what: 'expected a folder that begins with terms, privacy, douvterms or douvsubscribeterms, or topup/agreement, followed by letters, digits, - or _',
      });
      continue;
    }
    // Hosts and file systems that tell capitals apart are not the only ones.
    const taken = byAddress.get(name.toLowerCase());
    if (taken !== undefined) {
      const what = `has the address of ${shown(taken)}: give one of the two folders another name`;
      faults.push({ where: shown(name), what });
      continue;
    }
    byAddress.set(name.toLowerCase(), name);
    if (!files.includes(`${DEFAULT_LOCALE}.md`)) {
      faults.push({
        where: shown(name, 'zh.md'),
        what: 'is missing: every document has a Chinese text',
      });
    }
    /** Files with placeholders. */
    const filled = new Set<string>();
    for (const file of files) {
      const locale = path.parse(file).name;
      if (!isLocale(locale)) {
        faults.push({ where: shown(name, file), what: 'expected zh.md, en.md or ja.md' });
        continue;
      }
      const source = await readFile(path.join(root, name, file), 'utf8');
      const result = readFrontMatter(shown(name, file), source, frontMatterSchema);
      if (!result.ok) faults.push(...result.faults);
      else if (result.body.trim() === '')
        faults.push({ where: shown(name, file), what: 'has no text' });
      else {
        const { body } = result;
        const linesBefore = linesBeforeBody(source, body);
        faults.push(
          ...spoilerFaultsIn({ file: shown(name, file), body, linesBefore }),
          ...placeholderFaults(shown(name, file), linesBefore, body, statements[locale]),
        );
        if (placeholdersIn(body).length > 0) filled.add(file);
      }
    }
    const fileOf = (locale: Locale): LegalFile => {
      const own = files.includes(`${locale}.md`) ? locale : DEFAULT_LOCALE;
      const file = `${own}.md`;
      return {
        path: `${name}/${file}`,
        locale: own,
        ...(filled.has(file) && { statements: statements[own] }),
      };
    };
    const [zh, en, ja] = LOCALES;
    documents.push({ name, kind, files: { zh: fileOf(zh), en: fileOf(en), ja: fileOf(ja) } });
  }
  if (faults.length > 0) throw new BuildFaults('The legal texts are not valid:', faults);
  return documents;
}
