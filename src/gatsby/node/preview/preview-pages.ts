import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Environment } from '../../../config/environment';
import { LOCALES, type Locale } from '../../../config/locales';
import { matchRoute, pagePath, placePath, type RouteName } from '../../../routes';
import { isTooLarge } from '../checks/content/text-weights';
import { legalPages } from '../pages/site';
import { pagesOf } from '../pages/page-factory';
import { readLegal, type LegalDocument } from '../sources/legal';
import { notebookFile } from '../sources/notebooks';
import { partnerWordsFile } from '../sources/partner-words';
import { readReportStatements } from '../sources/report-statements';
import type { MarkdownFields } from '../../patches/node/markdown-fields';
import type { PageData } from '../../patches/node/render-page';
import { openBuiltFiles, readJson } from './built-files';
import { renderOwnMarkdown } from './own-markdown';
import { openOwnWords } from './replace-partner-words';

/** A page with what stands in `content/` now, and the files that it is made of. */
export interface PreviewPage {
  readonly data: PageData;
  readonly files: readonly string[];
  /** Data that the page reads beside its own. */
  readonly beside?: unknown;
}

interface Options {
  /** Folder of the last build. */
  readonly publicDir: string;
  /** Folder that holds `content`, with drafts in it. */
  readonly tree: string;
  readonly environment: Environment;
  readonly markdown: MarkdownFields;
}

const stringsSchema = z.object({
  edges: z.array(
    z.object({ node: z.object({ ns: z.string(), language: z.string(), data: z.string() }) }),
  ),
});

const dataSchema = z.optional(z.record(z.string(), z.unknown()));

const contextSchema = z.looseObject({ route: z.string(), file: z.optional(z.string()) });

/** Pages whose text is a Markdown file, by their routes: the folder of the file. */
const FOLDERS: Readonly<Record<string, string>> = {
  legal: 'content/legal',
  about: 'content/about',
  accessibility: 'content/accessibility',
};

const PARTNER_PAGES: readonly RouteName[] = [
  'partnerChat',
  'partnerStory',
  'partnerDetail',
  'partnerGames',
];

/** Finds whose page an address is, which one page of the build is for; undefined for other pages. */
function partnerAt(address: string): string | undefined {
  const match = matchRoute(address.replace(/\/$/, ''));
  return match && PARTNER_PAGES.includes(match.name) ? match.params.id : undefined;
}

/** Makes pages of the last build with what stands in `content/` now. */
export function createPreviewPages({ publicDir, tree, environment, markdown }: Options) {
  const built = openBuiltFiles(publicDir);
  const words = openOwnWords(tree, built);
  const lastSound = new Map<string, readonly LegalDocument[]>();

  /** Reads the legal texts as on a day; while one of them is being written and is not sound, as they were before. */
  const legalOn = async (day: string): Promise<readonly LegalDocument[]> => {
    try {
      const statements = await readReportStatements(
        path.join(tree, 'content/locales'),
        environment,
      );
      const documents = await readLegal(path.join(tree, 'content/legal'), statements, day);
      lastSound.set(day, documents);
    } catch {
      // What is wrong is among the faults.
    }
    return lastSound.get(day) ?? [];
  };

  /** The page of a legal text; a new one has the strings of another. */
  const legalPage = async (address: string, day: string): Promise<PageData | undefined> => {
    const documents = await legalOn(day);
    const page = legalPages(documents)
      .flatMap((spec) => pagesOf(spec, LOCALES))
      .find((each) => each.path === address);
    if (!page) return undefined;
    const { language } = page.context;
    const like = language === 'zh' ? '/terms/' : `/${language}/terms/`;
    const data = (await built.page(address)) ?? (await built.page(like));
    return (
      data && {
        ...data,
        path: address,
        result: { ...data.result, pageContext: { ...page.context } },
      }
    );
  };

  const withStrings = async (data: PageData): Promise<PreviewPage> => {
    const strings = stringsSchema.safeParse(data.result.data?.locales);
    if (!strings.success) return { data, files: [] };
    const files: string[] = [];
    const edges = await Promise.all(
      strings.data.edges.map(async ({ node }) => {
        const file = `content/locales/${node.language}/${node.ns}.json`;
        files.push(file);
        const now = await readJson(path.join(tree, file));
        return { node: { ...node, data: now === undefined ? node.data : JSON.stringify(now) } };
      }),
    );
    const result = { ...data.result, data: { ...data.result.data, locales: { edges } } };
    return { data: { ...data, result }, files };
  };

  const withText = async (page: PreviewPage): Promise<PreviewPage> => {
    const { result } = page.data;
    const context = contextSchema.safeParse(result.pageContext);
    const folder = context.success ? FOLDERS[context.data.route] : undefined;
    if (!context.success || folder === undefined || context.data.file === undefined) return page;
    const name = `${folder}/${context.data.file}`;
    const file = path.join(tree, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    const files = [name, ...page.files];
    if (text === undefined || isTooLarge(text)) return { ...page, files };
    const childMarkdownRemark = await renderOwnMarkdown(markdown, file, text);
    return {
      data: {
        ...page.data,
        result: { ...result, data: { ...result.data, file: { childMarkdownRemark } } },
      },
      files,
    };
  };

  const besideOf = async (address: string, partner: string | undefined, locale: Locale) => {
    if (partner !== undefined) return words.notebookOf(partner);
    return matchRoute(address)?.name === 'tonight' ? words.tonight(locale) : undefined;
  };

  return {
    /**
     * Makes a page as it would be on a day.
     * @param address such as `/en/privacy/`
     * @returns undefined where there is no such page
     */
    page: async (address: string, day: string): Promise<PreviewPage | undefined> => {
      const { locale, variant } = placePath(address);
      const partner = partnerAt(address);
      const shown =
        partner === undefined ? address : pagePath('partnerShell', {}, { locale, variant });
      const data = (await legalPage(shown, day)) ?? (await built.page(shown));
      if (!data) return undefined;
      const page = await withText(await withStrings(data));
      const spoken = await words.withWords(page.data.result.data, locale);
      const own =
        partner === undefined ? spoken.files : [partnerWordsFile(partner), notebookFile(partner)];
      return {
        data: {
          ...page.data,
          result: { ...page.data.result, data: dataSchema.parse(spoken.value) },
        },
        files: [...new Set([...page.files, ...own])],
        beside: await besideOf(address, partner, locale),
      };
    },
    /** Makes a JSON file that pages read; undefined for one that nothing of ours is in. */
    json: words.json,
    /** Lists the legal texts as on a day. */
    legalOn,
  };
}

export type PreviewPages = ReturnType<typeof createPreviewPages>;
