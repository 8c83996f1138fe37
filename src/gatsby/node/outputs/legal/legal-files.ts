import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { formatDay } from '../../../../i18n/dates';
import { legalVersionsAddress, type LegalVersionList } from '../../../../contract/legal-versions';
import { fillPlaceholders } from '../../../../markdown/fill-placeholders';
import { writeIfChanged } from '../../../../node/write-file';
import { href, matchRoute } from '../../../../routes';
import { isListed } from '../../../../routes/table';
import type { LegalDocument, LegalVersion } from '../../sources/legal';
import { comingVersion } from '../../sources/legal-versions';
import { escapeHtml } from '../script-free-html';
import { changesHtml } from './changes-html';
import {
  isLegalVersionAddress,
  legalAddress,
  legalChangesAddress,
  legalTextAddress,
  legalVersionAddress,
} from './legal-addresses';
import { legalHtml, type LegalText } from './legal-html';
import { fillString, type LegalStrings } from './legal-strings';
import { textChanges } from './text-changes';

/** A Markdown file of `content/legal`, rendered. */
interface RenderedText {
  readonly title: string;
  readonly description: string;
  /** Sanitised HTML. */
  readonly html: string;
}

/** Every Markdown file of `content/legal`, by its path from there. */
export type LegalTexts = ReadonlyMap<string, RenderedText>;

export interface LegalFilesOptions {
  readonly documents: readonly LegalDocument[];
  readonly texts: LegalTexts;
  /** The folder of the Markdown, normally `content/legal`. */
  readonly sourceDir: string;
  readonly strings: Readonly<Record<Locale, LegalStrings>>;
  readonly siteUrl: string;
  /** The languages that this build writes. */
  readonly locales: readonly Locale[];
  readonly publicDir: string;
}

function link(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

/** Files of the documents in one language, by their addresses; and what a list of versions says of them. */
class FilesOfLanguage {
  readonly files = new Map<string, string>();

  constructor(
    private readonly options: LegalFilesOptions,
    private readonly locale: Locale,
  ) {}

  private get strings(): LegalStrings {
    return this.options.strings[this.locale];
  }

  private day(day: string): string {
    return formatDay(day, this.locale);
  }

  private html(
    addressIn: (locale: Locale) => string,
    text: Omit<LegalText, 'isListed'>,
    isListedHere = false,
  ): void {
    const { locale, strings } = this;
    const [zh, en, ja] = LOCALES;
    const html = legalHtml(
      { ...text, isListed: isListedHere },
      {
        locale,
        addresses: { zh: addressIn(zh), en: addressIn(en), ja: addressIn(ja) },
        home: href('home', {}, { locale, variant: 'pc' }),
        siteUrl: this.options.siteUrl,
        strings,
      },
    );
    this.files.set(addressIn(locale), html);
  }

  private rendered({ files }: LegalVersion): Omit<LegalText, 'isListed' | 'facts'> {
    const file = files[this.locale];
    const text = this.options.texts.get(file.path);
    if (!text) throw new Error(`content/legal/${file.path} was read but is no Markdown node`);
    return {
      ...text,
      html: fillPlaceholders(text.html, file.statements ?? {}),
      textLocale: file.locale,
    };
  }

  /** Reads the Markdown of a version with this build's sentences in it: what a reader agrees to. */
  async source({ files }: LegalVersion): Promise<string> {
    const file = files[this.locale];
    const text = await readFile(path.join(this.options.sourceDir, file.path), 'utf8');
    const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    return fillPlaceholders(plain, file.statements ?? {});
  }

  private versionLine({ version, effective }: LegalVersion): string {
    const date = this.day(effective);
    return escapeHtml(fillString(this.strings.version, { version, date }));
  }

  /** Ways from a version to what changed since the one before it, and to the earlier ones. */
  private history(document: LegalDocument, shown: LegalVersion): string[] {
    const { locale, strings } = this;
    const earlier = document.versions.slice(0, document.versions.indexOf(shown));
    const last = earlier.at(-1);
    if (!last) return [];
    const changes = legalChangesAddress(document, last.version, shown.version, locale);
    const links = earlier.map(({ version }) =>
      link(legalVersionAddress(document, version, locale), version),
    );
    return [
      link(changes, fillString(strings['changes-since'], { version: last.version })),
      `${escapeHtml(strings.versions)} ${links.join(' · ')}`,
    ];
  }

  private noteOf(document: LegalDocument, shown: LegalVersion): string | undefined {
    const { locale, strings } = this;
    const { current, versions } = document;
    const coming = comingVersion(document);
    const at = versions.indexOf(shown);
    const next = versions[at + 1];
    if (shown === current && coming) {
      const { version, effective } = coming;
      const words = fillString(strings['version-coming'], { version, date: this.day(effective) });
      const ways = [
        link(legalVersionAddress(document, version, locale), strings['coming-version']),
        link(
          legalChangesAddress(document, shown.version, version, locale),
          fillString(strings['changes-since'], { version: shown.version }),
        ),
      ];
      return `${escapeHtml(words)} ${ways.join(' · ')}`;
    }
    const toCurrent = link(legalAddress(document, locale), strings['current-version']);
    if (at > versions.indexOf(current)) {
      const date = this.day(shown.effective);
      const words = fillString(strings['version-coming'], { version: shown.version, date });
      return `${escapeHtml(words)} ${toCurrent}`;
    }
    if (at < versions.indexOf(current) && next) {
      const words = fillString(strings['version-past'], {
        version: shown.version,
        from: this.day(shown.effective),
        to: this.day(next.effective),
      });
      return `${escapeHtml(words)} ${toCurrent}`;
    }
    return undefined;
  }

  /** Adds the files of a document: what is in force, each version, and what changed between any two. */
  async add(document: LegalDocument): Promise<void> {
    const { locale, strings } = this;
    const { current, versions } = document;
    this.html(
      (each) => legalAddress(document, each),
      {
        ...this.rendered(current),
        facts: [this.versionLine(current), ...this.history(document, current)],
        note: this.noteOf(document, current),
      },
      isListed('legal', { doc: document.name }),
    );
    const sources = await Promise.all(versions.map((version) => this.source(version)));
    for (const [at, version] of versions.entries()) {
      const rendered = this.rendered(version);
      const textAddress = legalTextAddress(document, version.version, locale);
      const address = this.options.siteUrl + legalVersionAddress(document, version.version, locale);
      this.files.set(textAddress, sources[at] ?? '');
      this.html((each) => legalVersionAddress(document, version.version, each), {
        ...rendered,
        facts: [
          this.versionLine(version),
          `${link(address, address)} · ${link(textAddress, strings['text-file'])}`,
          ...this.history(document, version),
        ],
        note: this.noteOf(document, version),
      });
      for (const [before, earlier] of versions.slice(0, at).entries()) {
        const { tag } = localeFacts[rendered.textLocale];
        const changed = textChanges(sources[before] ?? '', sources[at] ?? '', tag);
        const names = { title: rendered.title, from: earlier.version, to: version.version };
        this.html((each) => legalChangesAddress(document, names.from, names.to, each), {
          ...rendered,
          title: fillString(strings['changes-title'], names),
          facts: [this.versionLine(version)],
          html: changesHtml(changed, strings),
        });
      }
    }
  }

  /** Adds the list of all versions with the digests of their texts, so that anybody can verify what was agreed to. */
  async addManifest(documents: readonly LegalDocument[]): Promise<void> {
    const { locale } = this;
    const entries = documents.map(async (document) => {
      const versions = document.versions.map(async (version, at) => ({
        version: version.version,
        effective: version.effective,
        address: legalVersionAddress(document, version.version, locale),
        text: legalTextAddress(document, version.version, locale),
        sha256: createHash('sha256')
          .update(await this.source(version))
          .digest('hex'),
        changes: Object.fromEntries(
          document.versions
            .slice(0, at)
            .map(({ version: before }) => [
              before,
              legalChangesAddress(document, before, version.version, locale),
            ]),
        ),
      }));
      return [
        document.name,
        { current: document.current.version, versions: await Promise.all(versions) },
      ] as const;
    });
    const list: LegalVersionList = Object.fromEntries(await Promise.all(entries));
    this.files.set(legalVersionsAddress(locale), `${JSON.stringify(list, null, 2)}\n`);
  }
}

/** Finds the files of legal documents below a folder, by their addresses. */
function filesThere(publicDir: string, prefix: string): string[] {
  const isOurs = (address: string, depth: number): boolean => {
    const route = matchRoute(address)?.name;
    const isInForce = route === 'legalFile' || route === 'topUpFile';
    // Beside the documents, /404.html is no version of anything.
    return isInForce || (depth > 0 && isLegalVersionAddress(address));
  };
  const walk = (folder: string, depth: number): string[] =>
    readdirSync(publicDir + folder, { withFileTypes: true }).flatMap((entry) => {
      const address = `${folder}/${entry.name}`;
      if (!entry.isDirectory()) return isOurs(address, depth) ? [address] : [];
      const isDocument =
        depth > 0 || entry.name === 'topup' || matchRoute(`${address}/`)?.name === 'legal';
      return isDocument ? walk(address, depth + 1) : [];
    });
  try {
    return walk(prefix, 0);
  } catch {
    return [];
  }
}

/**
 * Writes the script-free files of every legal document in each language of this build: what is in force, every version that ever
 * was or will be, what changed between any two, the list of them; and removes those of documents, versions and
 * languages that are gone (specification, section 2.4).
 * @returns the addresses that the files have
 */
export async function writeLegalFiles(options: LegalFilesOptions): Promise<string[]> {
  const { documents, publicDir } = options;
  const written: string[] = [];
  for (const locale of options.locales) {
    const language = new FilesOfLanguage(options, locale);
    for (const document of documents) await language.add(document);
    await language.addManifest(documents);
    for (const [address, text] of language.files) {
      await writeIfChanged(path.join(publicDir, address), text);
      written.push(address);
    }
  }
  const keep = new Set(written);
  const stale = LOCALES.flatMap((locale) => [
    ...filesThere(publicDir, localeFacts[locale].prefix),
    legalVersionsAddress(locale),
  ]).filter((address) => !keep.has(address));
  await Promise.all(stale.map((address) => rm(path.join(publicDir, address), { force: true })));
  return written;
}
