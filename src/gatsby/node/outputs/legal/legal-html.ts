import { DEFAULT_LOCALE, LOCALES, localeFacts, type Locale } from '../../../../config/locales';
import { escapeHtml, scriptFreeStyle } from '../script-free-html';
import type { LegalStrings } from './legal-strings';

/** A legal text, or what changed in it, as its file shows it. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** Lines below the title, as sanitised HTML: its version and since when, ways to other versions. */
  readonly facts: readonly string[];
  /** Note of what a reader has to know first, as sanitised HTML. */
  readonly note?: string | undefined;
  /** Sanitised HTML. */
  readonly html: string;
  /** The language of the text. */
  readonly textLocale: Locale;
  /** True when search engines may list it. */
  readonly isListed: boolean;
}

interface Frame {
  readonly locale: Locale;
  /** Addresses of the same file by language, and of the home page in this one. */
  readonly addresses: Readonly<Record<Locale, string>>;
  readonly home: string;
  readonly siteUrl: string;
  readonly strings: LegalStrings;
}

const style = `${scriptFreeStyle}table{display:block;overflow-x:auto;border-collapse:collapse}th,td{border:1px solid #ccc5d8;padding:.4rem .7rem;text-align:left;vertical-align:top;min-width:6em}@media(max-width:599.98px){thead{display:none}table,tbody,tr,td{display:block}tr{margin:.6rem 0;padding:.5rem .7rem;border:1px solid #ccc5d8}td{padding:0;border:0}td:first-child{font-weight:700}td+td::before{content:attr(data-column);margin-right:.5em;opacity:.75}}[role=note]{padding:.6rem .9rem;border:1px solid #ccc5d8;border-radius:.5rem}.changed{padding-left:1rem;border-left:3px solid #ccc5d8}ins{font-weight:700}.say{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}@media(prefers-color-scheme:dark){th,td,tr,[role=note],.changed{border-color:#383250}}@media print{nav{display:none}}`;

/**
 * The whole document of a legal text: no script, its style within, a way home and to the other languages
 * (design, "legal files").
 */
export function legalHtml(text: LegalText, frame: Frame): string {
  const { locale, addresses, home, siteUrl, strings } = frame;
  const { tag, siteName } = localeFacts[locale];
  const textTag = localeFacts[text.textLocale].tag;
  const lang = textTag === tag ? '' : ` lang="${textTag}"`;
  const alternates = LOCALES.map(
    (each) =>
      `<link rel="alternate" hreflang="${localeFacts[each].tag}" href="${escapeHtml(siteUrl + addresses[each])}">`,
  );
  const index = text.isListed ? [] : [`<meta name="robots" content="noindex">`];
  const languages = LOCALES.filter((each) => each !== locale).map(
    (each) =>
      `<a href="${escapeHtml(addresses[each])}" lang="${localeFacts[each].tag}" hreflang="${localeFacts[each].tag}">${localeFacts[each].name}</a>`,
  );
  return [
    `<!DOCTYPE html>`,
    `<html lang="${tag}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(text.title)} | ${siteName}</title>`,
    `<meta name="description" content="${escapeHtml(text.description)}">`,
    `<link rel="canonical" href="${escapeHtml(siteUrl + addresses[locale])}">`,
    ...index,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(siteUrl + addresses[DEFAULT_LOCALE])}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${style}</style>`,
    `</head>`,
    `<body>`,
    `<nav aria-label="${escapeHtml(strings['other-languages'])}">`,
    `<a href="${escapeHtml(home)}">${escapeHtml(strings.home)}</a>`,
    ...languages,
    `</nav>`,
    `<main>`,
    `<h1${lang}>${escapeHtml(text.title)}</h1>`,
    ...text.facts.map((line) => `<p class="facts">${line}</p>`),
    ...(text.note === undefined ? [] : [`<p role="note">${text.note}</p>`]),
    ...(lang === '' ? [] : [`<p role="note">${escapeHtml(strings['chinese-only'])}</p>`]),
    `<div${lang}>${text.html}</div>`,
    `</main>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}
