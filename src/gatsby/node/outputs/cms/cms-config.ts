import * as z from 'zod/mini';
import { DEFAULT_LOCALE, LOCALES } from '../../../../config/locales';
import { isAgreedDocument, laterVersion } from '../../../../contract/legal-versions';
import { headOf } from '../../checks/content/legal-seals';
import type { OwnFile } from '../../checks/content/own-files';
import { legalFrontMatter } from '../../sources/legal-front-matter';
import { PAGE_TEXTS } from '../../sources/page-texts';
import { fieldsOf, stringFields, type CmsField } from './cms-fields';

/** A file, or one for each language, as Sveltia CMS takes it. */
interface CmsFile {
  readonly name: string;
  readonly label: string;
  /** Path from the root of the repository, with `{{locale}}` for the language. */
  readonly file: string;
  readonly i18n: true;
  readonly fields: readonly CmsField[];
}

interface CmsCollection {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly format: 'yaml-frontmatter' | 'json';
  readonly i18n: true;
  readonly files: readonly CmsFile[];
}

/** Place of the repository with the texts, as Sveltia CMS takes it. */
export interface CmsBackend {
  readonly name: 'github' | 'gitlab' | 'gitea';
  readonly repo: string;
  readonly branch?: string;
  readonly base_url?: string;
}

/** Configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
export interface CmsConfig {
  readonly load_config_file: false;
  readonly backend: CmsBackend;
  readonly site_url?: string;
  readonly media_folder: string;
  readonly public_folder: string;
  readonly i18n: object;
  readonly output: object;
  readonly collections: readonly CmsCollection[];
}

function nameFor(...parts: string[]): string {
  return parts.join('-').replace(/[^A-Za-z0-9]+/g, '-');
}

/** Names what a form of a legal text needs to say of its version. */
function legalLabel(title: string, version: string, effective: string, today: string): string {
  return effective <= today
    ? `${title} ${version} (since ${effective}: may not be changed)`
    : `${title} ${version} (from ${effective})`;
}

const titleSchema = /^title:\s*(.+?)\s*$/m;

function legalFiles(files: readonly OwnFile[], today: string): CmsFile[] {
  const texts = files.flatMap(({ file, text }) => {
    const [, document, folder] = /^content\/legal\/(.+)\/([^/]+)\/zh\.md$/.exec(file) ?? [];
    const head = headOf(text);
    if (document === undefined || folder === undefined || !head) return [];
    return [{ document, folder, title: titleSchema.exec(text)?.[1] ?? document, ...head }];
  });
  return texts
    .sort((one, other) =>
      one.document === other.document
        ? -laterVersion(one.folder, other.folder)
        : one.document.localeCompare(other.document, 'en'),
    )
    .map(({ document, folder, title, version, effective }) => ({
      name: nameFor('legal', document, folder),
      label: legalLabel(title, version, effective, today),
      file: `content/legal/${document}/${folder}/{{locale}}.md`,
      i18n: true,
      fields: fieldsOf(legalFrontMatter, effective <= today).filter(
        // Nobody is asked to agree to the others here.
        (field) => field.name !== 'consent' || isAgreedDocument(document),
      ),
    }));
}

const PAGE_LABELS: Readonly<Record<keyof typeof PAGE_TEXTS, string>> = {
  about: 'About us',
  accessibility: 'Accessibility',
};

function pageFiles(): CmsFile[] {
  const names = ['about', 'accessibility'] as const satisfies (keyof typeof PAGE_TEXTS)[];
  return names.map((name) => ({
    name: nameFor('page', name),
    label: PAGE_LABELS[name],
    file: `content/${name}/{{locale}}.md`,
    i18n: true,
    fields: fieldsOf(PAGE_TEXTS[name], false),
  }));
}

const stringsSchema = z.record(z.string(), z.string());

function phrasesOf(text: string): Readonly<Record<string, string>> {
  try {
    return stringsSchema.parse(JSON.parse(text));
  } catch {
    // What is wrong with it is among the faults; until it is mended there is no form for it.
    return {};
  }
}

function stringFiles(files: readonly OwnFile[]): CmsFile[] {
  return files.flatMap(({ file, text }) => {
    const namespace = /^content\/locales\/zh\/([^/]+)\.json$/.exec(file)?.[1];
    const fields = namespace === undefined ? [] : stringFields(phrasesOf(text));
    if (namespace === undefined || fields.length === 0) return [];
    const [name, label] = [nameFor('strings', namespace), namespace];
    return [
      { name, label, file: `content/locales/{{locale}}/${namespace}.json`, i18n: true, fields },
    ];
  });
}

/**
 * Makes the configuration of the editor in the browser out of what the build demands of `content/`.
 * @param files the texts of `content/`
 * @param today by which legal texts are in force, `2026-11-28`
 */
export function cmsConfig(
  files: readonly OwnFile[],
  today: string,
  backend: CmsBackend,
): CmsConfig {
  const common = { i18n: true } as const;
  return {
    load_config_file: false,
    backend,
    media_folder: 'content/art',
    public_folder: '/art',
    i18n: {
      structure: 'multiple_files',
      locales: LOCALES,
      default_locale: DEFAULT_LOCALE,
      initial_locales: 'all',
    },
    output: {
      omit_empty_optional_fields: true,
      json: { indent_size: 2 },
      yaml: { indent_size: 2, quote: 'none' },
    },
    collections: [
      {
        ...common,
        ...{ name: 'legal', label: 'Legal texts', icon: 'gavel', format: 'yaml-frontmatter' },
        description: 'A text in force never changes: make a new version above, and write there.',
        files: legalFiles(files, today),
      },
      {
        ...common,
        ...{ name: 'pages', label: 'Pages', icon: 'article', format: 'yaml-frontmatter' },
        description: 'Texts that are a page of their own.',
        files: pageFiles(),
      },
      {
        ...common,
        ...{ name: 'strings', label: 'Phrases', icon: 'translate', format: 'json' },
        description: 'Whole phrases of buttons, headings and messages. Chinese first.',
        files: stringFiles(files),
      },
    ],
  };
}
