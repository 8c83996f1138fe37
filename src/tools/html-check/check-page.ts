import { markupFaults } from './markup-rules';
import { readPage, type PageFacts } from './read-page';

/** What is wrong in a file. */
export interface Finding {
  /** From the root of `public/`, such as `/terms/index.html`. */
  readonly file: string;
  readonly fault: string;
}

export interface CheckedPage extends PageFacts {
  readonly file: string;
}

export interface CheckedFile {
  /** Absent for what is no whole page. */
  readonly page?: CheckedPage;
  readonly findings: readonly Finding[];
}

/** Gatsby stitches these into pages, where they are checked; alone they are no pages. */
const PARTS_OF_PAGES = '/_gatsby/slices/';

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Signs that no page holds: the first is what a renderer fills up with, the other what is left of a broken character. */
const STRAY_SIGNS = [
  ['\0', 'holds a NUL'],
  ['\uFFFD', 'holds U+FFFD, a broken character'],
] as const;

function around(html: string, sign: string): string {
  const at = html.indexOf(sign);
  return JSON.stringify(html.slice(Math.max(0, at - 20), at + 20));
}

/** Checks one HTML file: every byte, its markup, and what it says. */
export function checkPage(file: string, bytes: Uint8Array): CheckedFile {
  const html = decoded(bytes);
  if (html === undefined) return { findings: [{ file, fault: 'is not UTF-8' }] };
  const stray = STRAY_SIGNS.filter(([sign]) => html.includes(sign)).map(
    ([sign, fault]) => `${fault}: ${around(html, sign)}`,
  );
  if (file.startsWith(PARTS_OF_PAGES)) return { findings: stray.map((fault) => ({ file, fault })) };
  const { facts, faults } = readPage(html);
  return {
    page: { file, ...facts },
    findings: [...stray, ...faults, ...markupFaults(html)].map((fault) => ({ file, fault })),
  };
}
