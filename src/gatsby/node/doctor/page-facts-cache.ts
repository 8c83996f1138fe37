import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { findings as kindsOfFindings, type FindingKind } from '../../../config/findings';
import { replaceFile } from '../../../node/write-file';
import { createPageFacts, type KnownPage, type PageFacts } from './page-facts';
import { addressOfFile } from './site-links';

/** Place where facts of pages are kept from build to build. */
export interface KeptPages {
  readonly file: string;
  /** Names everything besides a page that its facts depend on. */
  readonly version: string;
}

/** Folder in `.data` of what is kept. */
export const EXAMINED_FOLDER = 'examined';

/**
 * Says where a build of Gatsby's keeps facts of pages. They depend on the code that reads pages, which is in the file that
 * Gatsby has compiled; without one, nothing is kept.
 * @param dataDir outlives `.cache` and `public`
 */
export async function keptPagesOf(
  dataDir: string,
  compiled: string,
  siteUrl: string,
): Promise<KeptPages | undefined> {
  const code = await readFile(compiled).catch(() => undefined);
  if (!code) return undefined;
  const version = createHash('sha256').update(code).update(siteUrl).digest('hex');
  return { file: path.join(dataDir, EXAMINED_FOLDER, 'pages.txt'), version };
}

/** Facts as they are kept, and how many links they had when they were begun. */
interface KeptFacts {
  readonly facts: PageFacts;
  readonly firstLinks: number;
}

const headSchema = z.object({
  version: z.string(),
  pages: z.number(),
  firstLinks: z.number(),
  links: z.array(z.string()),
  scripts: z.array(z.string()),
});

const said = z.nullable(z.string());
const findingSchema = z.object({
  kind: z.custom<FindingKind>(
    (value) => typeof value === 'string' && Object.hasOwn(kindsOfFindings, value),
  ),
  where: z.string(),
  what: z.string(),
});

/** A page: a list, because names of fields would be a third of it. */
const pageSchema = z.tuple([
  z.tuple([z.string(), z.number(), z.number(), z.string()]),
  z.tuple([z.string(), said, said, said, said, z.string(), z.string()]),
  z.array(findingSchema),
  z.tuple([z.string(), z.string()]),
]);

function writePage(page: KnownPage): string {
  const { file, size, mtimeMs, digest, note, findings, links, scripts } = page;
  const { lang, title, description, canonical, mobile, languages, ids } = note;
  const line: z.infer<typeof pageSchema> = [
    [file, size, mtimeMs, digest],
    [lang, title ?? null, description ?? null, canonical ?? null, mobile ?? null, languages, ids],
    [...findings],
    [links, scripts],
  ];
  return JSON.stringify(line);
}

function readPage(line: string): KnownPage {
  const [[file, size, mtimeMs, digest], note, findings, [links, scripts]] = pageSchema.parse(
    JSON.parse(line),
  );
  const [lang, title, description, canonical, mobile, languages, ids] = note;
  return {
    ...{ file, size, mtimeMs, digest, findings, links, scripts },
    note: {
      ...{ file, address: addressOfFile(file), lang },
      title: title ?? undefined,
      description: description ?? undefined,
      canonical: canonical ?? undefined,
      mobile: mobile ?? undefined,
      ...{ languages, ids },
    },
  };
}

const NEWLINE = 0x0a;

/** Cuts bytes into lines: as one text, those of a large site would be longer than a text may be. */
function* linesOf(bytes: Buffer): Generator<string> {
  let start = 0;
  // The last line was cut off if it has no end.
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}

/**
 * Reads what an earlier build has kept; undefined where that is not whole, or not of the same version. Links that no page
 * has any more stay among them, until there are twice as many as at the beginning: then all pages are read anew.
 */
export async function readKeptPages({ file, version }: KeptPages): Promise<KeptFacts | undefined> {
  try {
    const [head, ...pages] = linesOf(await readFile(file));
    const { links, scripts, firstLinks, ...kept } = headSchema.parse(JSON.parse(head ?? ''));
    const isWhole = kept.version === version && kept.pages === pages.length;
    if (!isWhole || links.length > 2 * firstLinks) return undefined;
    return { facts: createPageFacts(links, scripts, pages.map(readPage)), firstLinks };
  } catch {
    return undefined;
  }
}

/** Lines that are written at once. */
const LINES_AT_ONCE = 500;

/**
 * Keeps facts for the next build.
 * @param pages those that are there
 */
export async function keepPages(
  { file, version }: KeptPages,
  { facts, firstLinks }: KeptFacts,
  pages: readonly KnownPage[],
): Promise<void> {
  const head: z.infer<typeof headSchema> = {
    ...{ version, firstLinks, pages: pages.length },
    links: [...facts.links.texts],
    scripts: [...facts.scripts.texts],
  };
  function* chunks(): Generator<string> {
    yield `${JSON.stringify(head)}\n`;
    for (let start = 0; start < pages.length; start += LINES_AT_ONCE) {
      yield pages
        .slice(start, start + LINES_AT_ONCE)
        .map((page) => `${writePage(page)}\n`)
        .join('');
    }
  }
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, (temporary) =>
    pipeline(Readable.from(chunks()), createWriteStream(temporary)),
  );
}
