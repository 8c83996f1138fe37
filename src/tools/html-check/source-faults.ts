import { createHash } from 'node:crypto';
import { markupFaults } from './markup-rules';

/** Gatsby stitches these into pages, where they are checked; alone they are no pages. */
const PARTS_OF_PAGES = '/_gatsby/';

/** Signs that no page holds: the first is what a renderer fills up with, the other what is left of a broken character. */
const STRAY_SIGNS = [
  ['\0', 'holds a NUL'],
  ['\uFFFD', 'holds U+FFFD, a broken character'],
] as const;

/** A text or tag in which a template says that a value is missing. */
const SPILT = /[^<>"]*(?:\b(?:undefined|NaN)\b|\[object \w+\])[^<>"]*/g;

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function around(html: string, sign: string): string {
  const at = html.indexOf(sign);
  return JSON.stringify(html.slice(Math.max(0, at - 20), at + 20));
}

/** Removes the contents of styles and scripts, which are two thirds of a page; markup of scripts stays. */
function withoutCode(html: string): string {
  return html
    .replace(/<style\b[^>]*>[^]*?<\/style>/g, '')
    .replace(/(<script\b[^>]*>)[^]*?(<\/script>)/g, '$1$2');
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/** Finds links without a target, pictures without a size (the page would jump when they come) and values that are missing. */
function elementFaults(html: string): readonly string[] {
  const spilt = html.replace(/<!--[^]*?-->/g, '').match(SPILT) ?? [];
  const pictures = html.match(/<img\b(?:[^>"]|"[^"]*")*>/g) ?? [];
  const links = html.matchAll(/<a\b((?:[^>"]|"[^"]*")*)>([^<]*)/g);
  const hasSize = (tag: string): boolean =>
    ['width', 'height'].every((name) => Number(attribute(tag, name)) > 0);
  return [
    ...spilt.map((text) => `says "${text.trim().slice(0, 60)}"`),
    ...pictures
      .filter((tag) => !hasSize(tag))
      .map((tag) => `has a picture without width and height: ${attribute(tag, 'src') ?? ''}`),
    ...Array.from(links).flatMap(([, tag = '', text = '']) =>
      /^(?:#?$|javascript:)/.test(attribute(tag, 'href')?.trim() ?? '')
        ? [`has a link without a target: "${text}"`]
        : [],
    ),
  ];
}

/** Pages of roles: more than half of all pages, of one form. */
const ROLE_PAGE = /\/role-Info-[^/]+\/index\.html$/;

/** Chooses the pages whose markup is held to the standard, which takes 20 ms each: all but three of four roles' pages. */
export function isMarkupChecked(file: string): boolean {
  if (!ROLE_PAGE.test(file)) return true;
  return (createHash('sha256').update(file).digest()[0] ?? 0) % 4 === 0;
}

/** Checks the source of one HTML file: every byte, its markup, and its elements one by one. */
export function sourceFaults(file: string, bytes: Uint8Array): readonly string[] {
  const html = decoded(bytes);
  if (html === undefined) return ['is not UTF-8'];
  const stray = STRAY_SIGNS.filter(([sign]) => html.includes(sign)).map(
    ([sign, fault]) => `${fault}: ${around(html, sign)}`,
  );
  if (file.startsWith(PARTS_OF_PAGES)) return stray;
  const markup = withoutCode(html);
  const faults = isMarkupChecked(file) ? markupFaults(markup) : [];
  return [...stray, ...elementFaults(markup), ...faults];
}
