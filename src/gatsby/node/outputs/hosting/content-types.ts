/**
 * Content types by ending. Text carries its charset: without one a browser may guess, and Chinese
 * plain text is guessed wrong.
 */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  htm: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  txt: 'text/plain',
  ics: 'text/calendar',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
  zip: 'application/zip',
};

/** The content type of every other ending. */
export const OTHER_TYPE = 'application/octet-stream';

/** Types that are text, so that they carry a charset and are worth compressing. */
export const textTypes: readonly string[] = [...new Set(Object.values(TEXT_TYPES))];

/** Every type with its endings. */
export const endingsByType: ReadonlyMap<string, readonly string[]> = Object.entries({
  ...TEXT_TYPES,
  ...BINARY_TYPES,
}).reduce(
  (types, [ending, type]) => types.set(type, [...(types.get(type) ?? []), ending]),
  new Map<string, string[]>(),
);

function endingOf(file: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** True when a file is text, by its ending. */
export function isText(file: string): boolean {
  return Object.hasOwn(TEXT_TYPES, endingOf(file));
}

/** The Content-Type of a file, by its ending. */
export function contentTypeOf(file: string): string {
  const ending = endingOf(file);
  if (isText(file)) return `${TEXT_TYPES[ending] ?? OTHER_TYPE}; charset=utf-8`;
  return Object.hasOwn(BINARY_TYPES, ending) ? (BINARY_TYPES[ending] ?? OTHER_TYPE) : OTHER_TYPE;
}
