import { formatDay } from '../../../../i18n/dates';
import { DEFAULT_LOCALE, LOCALES, localeFacts, type Locale } from '../../../../config/locales';

/** A legal text as its file shows it. */
export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly effective: string;
  /** Sanitised HTML. */
  readonly html: string;
  /** The language of the text. */
  readonly textLocale: Locale;
  /** True when search engines may list it. */
  readonly isListed: boolean;
}

/** The strings of the `legal` namespace that a file needs. */
export interface LegalStrings {
  readonly version: string;
  readonly 'chinese-only': string;
  readonly home: string;
  readonly 'other-languages': string;
}

interface Frame {
  readonly locale: Locale;
  /** Addresses of the same file by language, and of the home page in this one. */
  readonly addresses: Readonly<Record<Locale, string>>;
  readonly home: string;
  readonly siteUrl: string;
  readonly strings: LegalStrings;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => escapes[char] ?? char);
}

const style = `:root{color-scheme:light dark}body{margin:0 auto;max-width:44rem;padding:1rem 1.25rem 4rem;font:1rem/1.75 system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Hiragino Sans","Noto Sans CJK SC",sans-serif;color:#1d1a2b;background:#faf8f5;overflow-wrap:anywhere}a{color:#5646d6}nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9rem}nav a{padding:.4rem 0}h1{font-size:1.75rem;line-height:1.3}h2{margin-top:2.5rem;font-size:1.25rem}.facts{color:#5d586f}table{display:block;overflow-x:auto;border-collapse:collapse}th,td{border:1px solid #ccc5d8;padding:.4rem .7rem;text-align:left;vertical-align:top;min-width:6em}@media(prefers-color-scheme:dark){body{color:#f2eff9;background:#14121d}a{color:#b3a8ff}.facts{color:#b3acc6}th,td{border-color:#383250}}`;

/**
 * The whole document of a legal text: no script, its style within, a way home and to the other languages
 * (design, "legal files").
 */
export function legalHtml(text: LegalText, frame: Frame): string {
  const { locale, addresses, home, siteUrl, strings } = frame;
  const { tag, siteName } = localeFacts[locale];
  const textTag = localeFacts[text.textLocale].tag;
  const lang = textTag === tag ? '' : ` lang="${textTag}"`;
  const facts = strings.version
    .replace('{{version}}', () => text.version)
    .replace('{{date}}', () => formatDay(text.effective, locale));
  const alternates = LOCALES.map(
    (each) =>
      `<link rel="alternate" hreflang="${localeFacts[each].tag}" href="${escape(siteUrl + addresses[each])}">`,
  );
  const index = text.isListed ? [] : [`<meta name="robots" content="noindex">`];
  const languages = LOCALES.filter((each) => each !== locale).map(
    (each) =>
      `<a href="${escape(addresses[each])}" lang="${localeFacts[each].tag}" hreflang="${localeFacts[each].tag}">${localeFacts[each].name}</a>`,
  );
  return [
    `<!DOCTYPE html>`,
    `<html lang="${tag}">`,
    `<head>`,
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escape(text.title)} | ${siteName}</title>`,
    `<meta name="description" content="${escape(text.description)}">`,
    `<link rel="canonical" href="${escape(siteUrl + addresses[locale])}">`,
    ...index,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escape(siteUrl + addresses[DEFAULT_LOCALE])}">`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${style}</style>`,
    `</head>`,
    `<body>`,
    `<nav aria-label="${escape(strings['other-languages'])}">`,
    `<a href="${escape(home)}">${escape(strings.home)}</a>`,
    ...languages,
    `</nav>`,
    `<main>`,
    `<h1${lang}>${escape(text.title)}</h1>`,
    `<p class="facts">${escape(facts)}</p>`,
    ...(lang === '' ? [] : [`<p role="note">${escape(strings['chinese-only'])}</p>`]),
    `<div${lang}>${text.html}</div>`,
    `</main>`,
    `</body>`,
    `</html>`,
    ``,
  ].join('\n');
}
