import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_CONSENT, laterVersion, type Consent } from '../../../contract/legal-versions';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '../../../config/locales';
import { placeholdersIn, type Statements } from '../../../markdown/fill-placeholders';
import { matchRoute } from '../../../routes';
import { BuildFaults, type Fault } from '../faults';
import { linesBeforeBody, readFrontMatter } from './front-matter';
import { headFaults, legalFrontMatter, type LegalHead } from './legal-front-matter';
import { orderFaults, versionInForce } from './legal-versions';
import { spoilerFaultsIn } from './spoiler-checks';

/** A file of a legal document, and the language its text is in. */
export interface LegalFile {
  /** Relative to `content/legal`. */
  readonly path: string;
  readonly locale: Locale;
  /** Sentences that its placeholders stand for; absent where it has none. */
  readonly statements?: Statements;
}

/** A version of a legal document: a folder with a Markdown file per language. */
export interface LegalVersion {
  /** Its number, as its folder is called: `1.0`. */
  readonly version: string;
  /** The day on which it takes effect, `YYYY-MM-DD`. */
  readonly effective: string;
  /** Consent that it asks of whoever agreed to an earlier version. */
  readonly consent: Consent;
  /** The file that each language shows: its own, or the Chinese one where there is none. */
  readonly files: Readonly<Record<Locale, LegalFile>>;
}

/** A legal text: a folder of `content/legal` with a folder for each of its versions. */
export interface LegalDocument {
  /** Its address without ending: `terms`, `terms-txj`, `topup/agreement1`. */
  readonly name: string;
  /** `page`: a page and a file; `agreement`: a file only. */
  readonly kind: 'page' | 'agreement';
  /** All of them, the first one first. */
  readonly versions: readonly LegalVersion[];
  /** The one that is in force on the day of the build; of a new document the first, which is announced. */
  readonly current: LegalVersion;
}

const VERSION = /^\d{1,4}(?:\.\d{1,4}){0,3}$/;

/** Tells which kind of document a folder is, by the address it would get; undefined when it fits none. */
function kindOf(name: string): LegalDocument['kind'] | undefined {
  const match = matchRoute(`/${name}.html`);
  if (match?.name === 'legalFile') return 'page';
  return match?.name === 'topUpFile' ? 'agreement' : undefined;
}

function shown(...parts: string[]): string {
  return path.posix.join('content/legal', ...parts);
}

/** Lists the Markdown files of each folder below a root, by the folder's path from there, with `/` between its parts. */
async function markdownFolders(root: string): Promise<ReadonlyMap<string, string[]>> {
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

type AllStatements = Readonly<Record<Locale, Statements>>;

interface ReadVersion {
  readonly faults: readonly Fault[];
  /** Undefined where no file of it is sound. */
  readonly version?: LegalVersion;
}

/** Reads the files of a version. Its day and consent are those of the Chinese text, which the others have to name as well. */
async function readVersion(
  root: string,
  folder: string,
  files: readonly string[],
  statements: AllStatements,
): Promise<ReadVersion> {
  const faults: Fault[] = [];
  const version = path.posix.basename(folder);
  if (!files.includes(`${DEFAULT_LOCALE}.md`)) {
    const what = 'is missing: every document has a Chinese text';
    faults.push({ where: shown(folder, 'zh.md'), what });
  }
  const filled = new Set<string>();
  const heads = new Map<Locale, LegalHead>();
  for (const file of files) {
    const where = shown(folder, file);
    const locale = path.parse(file).name;
    if (!isLocale(locale)) {
      faults.push({ where, what: 'expected zh.md, en.md or ja.md' });
      continue;
    }
    const source = await readFile(path.join(root, folder, file), 'utf8');
    const result = readFrontMatter(where, source, legalFrontMatter);
    if (!result.ok) {
      faults.push(...result.faults);
      continue;
    }
    const { body, data } = result;
    heads.set(locale, { ...data, where, source });
    if (data.version !== version) {
      const what = `expected "${version}", as the folder is called, got "${data.version}"`;
      faults.push({ where: `${where}, field "version"`, what });
    }
    if (body.trim() === '') faults.push({ where, what: 'has no text' });
    const linesBefore = linesBeforeBody(source, body);
    faults.push(
      ...spoilerFaultsIn({ file: where, body, linesBefore }),
      ...placeholderFaults(where, linesBefore, body, statements[locale]),
    );
    if (placeholdersIn(body).length > 0) filled.add(file);
  }
  faults.push(...headFaults(path.posix.dirname(folder), heads));
  const chinese = heads.get(DEFAULT_LOCALE);
  if (chinese === undefined) return { faults };
  const { effective, consent = DEFAULT_CONSENT } = chinese;
  const fileOf = (locale: Locale): LegalFile => {
    const own = files.includes(`${locale}.md`) ? locale : DEFAULT_LOCALE;
    return {
      path: `${folder}/${own}.md`,
      locale: own,
      ...(filled.has(`${own}.md`) && { statements: statements[own] }),
    };
  };
  const [zh, en, ja] = LOCALES;
  return {
    faults,
    version: {
      ...{ version, effective, consent },
      files: { zh: fileOf(zh), en: fileOf(en), ja: fileOf(ja) },
    },
  };
}

/** Finds what is wrong with the folder of a document itself; undefined when nothing is. */
function folderFault(folder: string, byAddress: ReadonlyMap<string, string>): Fault | undefined {
  const name = path.posix.dirname(folder);
  const version = path.posix.basename(folder);
  if (!VERSION.test(version)) {
    const what = `expected a folder for each version, such as ${shown(folder, '1.0', 'zh.md')}`;
    return { where: shown(folder), what };
  }
  if (!kindOf(name)) {
    const what =
      'expected a folder that begins with terms, privacy, douvterms or douvsubscribeterms, or topup/agreement, followed by letters, digits, - or _';
    return { where: shown(name), what };
  }
  // Hosts and file systems that tell capitals apart are not the only ones.
  const taken = byAddress.get(name.toLowerCase());
  return taken === undefined || taken === name
    ? undefined
    : {
        where: shown(name),
        what: `has the address of ${shown(taken)}: give one of the two folders another name`,
      };
}

/**
 * Reads the legal texts of a folder and validates their names, versions, front matter and placeholders.
 * @param root the folder, normally `content/legal`
 * @param statements what this build says of itself, by language
 * @param today the day of the build, `YYYY-MM-DD`, where the service is
 * @throws BuildFaults naming every file, line, field and reason
 */
export async function readLegal(
  root: string,
  statements: AllStatements,
  today: string,
): Promise<LegalDocument[]> {
  const faults: Fault[] = [];
  const byAddress = new Map<string, string>();
  const versions = new Map<string, LegalVersion[]>();
  for (const [folder, files] of await markdownFolders(root)) {
    const fault = folderFault(folder, byAddress);
    if (fault) {
      faults.push(fault);
      continue;
    }
    const name = path.posix.dirname(folder);
    byAddress.set(name.toLowerCase(), name);
    const read = await readVersion(root, folder, files, statements);
    faults.push(...read.faults);
    if (read.version) versions.set(name, [...(versions.get(name) ?? []), read.version]);
  }
  const documents = [...versions].flatMap(([name, unordered]): LegalDocument[] => {
    const kind = kindOf(name);
    const ordered = unordered.sort((one, other) => laterVersion(one.version, other.version));
    faults.push(...orderFaults(shown(name), ordered));
    const current = versionInForce(ordered, today);
    return kind && current ? [{ name, kind, versions: ordered, current }] : [];
  });
  if (faults.length > 0) throw new BuildFaults('The legal texts are not valid:', faults);
  return documents;
}
