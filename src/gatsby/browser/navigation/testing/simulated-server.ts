/** How long every answer takes, in milliseconds. */
export const LATENCY_MS = 50;

/** The site's own server, as far as a tab can tell: builds that follow each other, and what is missing of them. */
export interface SimulatedServer {
  /** The build of its page data. */
  build: number;
  /** The build of its HTML, which is published a moment later. */
  html: number;
  /** The oldest build whose hashed files it still has. */
  oldestKept: number;
  /** Paths whose page data is gone. */
  readonly lostPages: Set<string>;
  hasNetwork: boolean;
}

export function createServer(): SimulatedServer {
  return { build: 1, html: 1, oldestKept: 1, lostPages: new Set(), hasNetwork: true };
}

/** The hash that Gatsby gives a build. */
export function hashOf(build: number): string {
  return `hash-${String(build)}`;
}

function idOf(build: number): string {
  return build.toString(16).padStart(8, '0');
}

/** The address of the one chunk of a build that comes late. */
function chunkOf(build: number): string {
  return `/part-${String(build)}.js`;
}

function hasFile(server: SimulatedServer, path: string): boolean {
  const chunk = /^\/part-(\d+)\.js$/.exec(path)?.[1];
  return chunk === undefined || Number(chunk) >= server.oldestKept;
}

/** Answers `fetch`; rejects as a browser does where there is no network. */
export function answerTo(server: SimulatedServer, address: string): Response {
  if (!server.hasNetwork) throw new TypeError('Failed to fetch');
  if (address === '/builds/latest.json') return Response.json({ id: idOf(server.build) });
  const meta = /^\/builds\/meta\/(\w+)\.json$/.exec(address)?.[1];
  if (meta !== undefined) return Response.json({ id: meta });
  return new Response(null, { status: hasFile(server, address) ? 200 : 404 });
}

/** The script of a chunk; the error is webpack's. */
export function loadChunk(server: SimulatedServer, build: number): string {
  const request = chunkOf(build);
  if (server.hasNetwork && hasFile(server, request)) return 'part';
  throw Object.assign(new Error('Loading chunk 7 failed.'), { request });
}

/** Imitates Gatsby's own loader. */
export function loadResources(server: SimulatedServer, path: string) {
  if (!server.hasNetwork || server.lostPages.has(encodeURI(decodeURI(path))))
    return { status: 'error' };
  return { status: 'success', page: { webpackCompilationHash: hashOf(server.build) } };
}
