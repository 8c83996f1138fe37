import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import type { LegalVersionList } from '../../../../contract/legal-versions';
import { formatDay } from '../../../../i18n/dates';
import { fillPlaceholders } from '../../../../markdown/fill-placeholders';
import { href } from '../../../../routes';
import { isListed } from '../../../../routes/table';
import type { LegalDocument, LegalVersion } from '../../sources/legal';
import { comingVersion } from '../../sources/legal-versions';
import { escapeHtml } from '../script-free-html';
import { changesHtml } from './changes-html';
import {
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

/** A language in which files are made, and all that they are made of. */
export interface LegalLanguage {
  readonly locale: Locale;
  readonly strings: LegalStrings;
  readonly texts: LegalTexts;
  /** The folder of the Markdown, normally `content/legal`. */
  readonly sourceDir: string;
  readonly siteUrl: string;
}

/** A file of the site by its address. */
export interface AddressedFile {
  readonly address: string;
  readonly text: string;
}

function link(address: string, words: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`;
}

/** Says when a version takes effect, in a string that names both. */
function dated(
  { locale, strings }: LegalLanguage,
  name: 'version' | 'version-coming',
  { version, effective }: LegalVersion,
): string {
  return escapeHtml(fillString(strings[name], { version, date: formatDay(effective, locale) }));
}

function htmlFile(
  { locale, strings, siteUrl }: LegalLanguage,
  addressIn: (locale: Locale) => string,
  text: LegalText,
): AddressedFile {
  const [zh, en, ja] = LOCALES;
  const addresses = { zh: addressIn(zh), en: addressIn(en), ja: addressIn(ja) };
  const home = href('home', {}, { locale, variant: 'pc' });
  return {
    address: addresses[locale],
    text: legalHtml(text, { locale, addresses, home, siteUrl, strings }),
  };
}

function rendered(
  { locale, texts }: LegalLanguage,
  { files }: LegalVersion,
): Omit<LegalText, 'facts'> {
  const file = files[locale];
  const text = texts.get(file.path);
  if (!text) throw new Error(`content/legal/${file.path} was read but is no Markdown node`);
  return {
    ...text,
    html: fillPlaceholders(text.html, file.statements ?? {}),
    textLocale: file.locale,
    isListed: false,
  };
}

/** Reads the Markdown of a version with this build's sentences in it: what a reader agrees to. */
async function sourceOf(
  { locale, sourceDir }: LegalLanguage,
  { files }: LegalVersion,
): Promise<string> {
  const file = files[locale];
  const text = await readFile(path.join(sourceDir, file.path), 'utf8');
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  return fillPlaceholders(plain, file.statements ?? {});
}

function linkToChanges(
  { locale, strings }: LegalLanguage,
  document: LegalDocument,
  from: string,
  to: string,
): string {
  const words = fillString(strings['changes-since'], { version: from });
  return link(legalChangesAddress(document, from, to, locale), words);
}

/** Ways from a version to what changed since the one before it, and to the earlier ones. */
function history(
  language: LegalLanguage,
  document: LegalDocument,
  shown: LegalVersion,
): readonly string[] {
  const { locale, strings } = language;
  const earlier = document.versions.slice(0, document.versions.indexOf(shown));
  const last = earlier.at(-1);
  if (!last) return [];
  const links = earlier.map(({ version }) =>
    link(legalVersionAddress(document, version, locale), version),
  );
  return [
    linkToChanges(language, document, last.version, shown.version),
    `${escapeHtml(strings.versions)} ${links.join(' · ')}`,
  ];
}

/** Way to what is in force: the page of a document that has one. */
function linkToCurrent({ locale, strings }: LegalLanguage, document: LegalDocument): string {
  const { kind, name } = document;
  const address =
    kind === 'page'
      ? href('legal', { doc: name }, { locale, variant: 'pc' })
      : legalAddress(document, locale);
  return link(address, strings['current-version']);
}

/** Says of a version that it is no longer in force, or not yet; of the one in force, that another is announced. */
function noteOf(
  language: LegalLanguage,
  document: LegalDocument,
  shown: LegalVersion,
): string | undefined {
  const { locale, strings } = language;
  const { current, versions } = document;
  const coming = comingVersion(document);
  if (shown === current) {
    if (!coming) return undefined;
    const address = legalVersionAddress(document, coming.version, locale);
    const changes = linkToChanges(language, document, shown.version, coming.version);
    const words = dated(language, 'version-coming', coming);
    return `${words} ${link(address, strings['coming-version'])} · ${changes}`;
  }
  const toCurrent = linkToCurrent(language, document);
  const next = versions[versions.indexOf(shown) + 1];
  if (!next || versions.indexOf(shown) > versions.indexOf(current)) {
    return `${dated(language, 'version-coming', shown)} ${toCurrent}`;
  }
  const words = fillString(strings['version-past'], {
    version: shown.version,
    from: formatDay(shown.effective, locale),
    to: formatDay(next.effective, locale),
  });
  return `${escapeHtml(words)} ${toCurrent}`;
}

/**
 * Makes the script-free files of a document in a language: what is in force, each version with its text for
 * verification, and what changed between any two.
 */
export async function documentFiles(
  language: LegalLanguage,
  document: LegalDocument,
): Promise<AddressedFile[]> {
  const { locale, strings, siteUrl } = language;
  const { current, versions, name } = document;
  const sources = await Promise.all(versions.map((version) => sourceOf(language, version)));
  const inForce = htmlFile(language, (each) => legalAddress(document, each), {
    ...rendered(language, current),
    facts: [dated(language, 'version', current), ...history(language, document, current)],
    note: noteOf(language, document, current),
    isListed: isListed('legal', { doc: name }),
  });
  const others = versions.flatMap((shown, at): AddressedFile[] => {
    const text = rendered(language, shown);
    const line = dated(language, 'version', shown);
    const textAddress = legalTextAddress(document, shown.version, locale);
    const address = siteUrl + legalVersionAddress(document, shown.version, locale);
    const own = htmlFile(language, (each) => legalVersionAddress(document, shown.version, each), {
      ...text,
      facts: [
        line,
        `${link(address, address)} · ${link(textAddress, strings['text-file'])}`,
        ...history(language, document, shown),
      ],
      note: noteOf(language, document, shown),
    });
    const changes = versions.slice(0, at).map(({ version: from }, before) => {
      const { tag } = localeFacts[text.textLocale];
      const changed = textChanges(sources[before] ?? '', sources[at] ?? '', tag);
      const names = { title: text.title, from, to: shown.version };
      return htmlFile(language, (each) => legalChangesAddress(document, from, names.to, each), {
        ...text,
        title: fillString(strings['changes-title'], names),
        facts: [
          line,
          [
            linkToCurrent(language, document),
            ...(shown === current
              ? []
              : [
                  link(
                    legalVersionAddress(document, shown.version, locale),
                    fillString(strings['version-name'], { version: shown.version }),
                  ),
                ]),
          ].join(' · '),
        ],
        html: changesHtml(changed, strings),
      });
    });
    return [{ address: textAddress, text: sources[at] ?? '' }, own, ...changes];
  });
  return [inForce, ...others];
}

/** Lists the versions of all documents with the digests of their texts, so that anybody can verify what was agreed to. */
export async function versionList(
  language: LegalLanguage,
  documents: readonly LegalDocument[],
): Promise<LegalVersionList> {
  const { locale } = language;
  const entries = documents.map(async (document) => {
    const versions = document.versions.map(async (shown, at) => ({
      version: shown.version,
      effective: shown.effective,
      consent: shown.consent,
      address: legalVersionAddress(document, shown.version, locale),
      text: legalTextAddress(document, shown.version, locale),
      sha256: createHash('sha256')
        .update(await sourceOf(language, shown))
        .digest('hex'),
      changes: Object.fromEntries(
        document.versions
          .slice(0, at)
          .map(({ version: from }) => [
            from,
            legalChangesAddress(document, from, shown.version, locale),
          ]),
      ),
    }));
    const { current } = document;
    return [
      document.name,
      { current: current.version, versions: await Promise.all(versions) },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
