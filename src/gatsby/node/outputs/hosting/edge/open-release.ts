import { EDGE_RULES_FILE, parseEdgeRules, type EdgeRules } from './edge-rules';
import { LIVE_OBJECT, parseLiveRelease, type LiveRelease } from './live-release';

/**
 * How long the edge believes what it has read of the release that visitors get. Whoever publishes must leave the folder of
 * the release before alone for longer than that.
 */
export const BELIEVED_MS = 5_000;

/** The longest key of an object that S3 knows, in bytes (Amazon S3 user guide, "Naming Amazon S3 objects"). */
const KEY_BYTES = 1_024;

/** Statuses of an object that is not there, to whom may list a bucket and to whom may not. */
const MISSING = [404, 403];

/** Answers of a bucket that a visitor may get as they are. */
const PASSED = [200, 206, 304, 416];

/** The release that visitors get, in its folder of the bucket. */
export interface LiveFolder {
  readonly rules: EdgeRules;
  /**
   * Asks for an object.
   * @param file its path, such as `/terms/index.html`
   * @returns undefined when there is none
   * @throws Error when the bucket does not answer
   */
  readonly ask: (file: string, method?: string, headers?: Headers) => Promise<Response | undefined>;
}

interface Opened {
  readonly live: LiveRelease;
  readonly folder: LiveFolder;
  readonly readAt: number;
}

/** The release that was read last, by the address of its bucket: a worker lives for many requests. */
const opened = new Map<string, Opened>();

/** An object's address: S3 reads a bare plus as a blank. */
function addressOf(root: string, file: string): string {
  return `${root}${file.split('/').map(encodeURIComponent).join('/')}`;
}

async function ask(
  root: string,
  file: string,
  method = 'GET',
  headers = new Headers(),
): Promise<Response | undefined> {
  if (new TextEncoder().encode(file).length > KEY_BYTES) return undefined;
  const response = await fetch(addressOf(root, file), { method, headers, redirect: 'manual' });
  if (PASSED.includes(response.status)) return response;
  await response.body?.cancel();
  if (MISSING.includes(response.status)) return undefined;
  throw new Error(`The bucket answers ${file} with ${String(response.status)}`);
}

async function textOf(root: string, file: string): Promise<string> {
  const response = await ask(root, file);
  if (!response) throw new Error(`The bucket has no ${file}`);
  return response.text();
}

async function open(origin: string, before: Opened | undefined): Promise<Opened> {
  const live = parseLiveRelease(await textOf(origin, `/${LIVE_OBJECT}`));
  const readAt = Date.now();
  const isSame = before?.live.slot === live.slot && before.live.since === live.since;
  if (isSame) return { ...before, readAt };
  const root = `${origin}/${live.slot}`;
  const rules = parseEdgeRules(await textOf(root, EDGE_RULES_FILE));
  return { live, folder: { rules, ask: (...asked) => ask(root, ...asked) }, readAt };
}

/**
 * Finds the release that visitors get. Where the bucket does not say it at the moment, it is the one of before.
 * @param origin the address of the bucket with its prefix, without a slash at its end
 * @throws Error when the bucket has never said it
 */
export async function openRelease(origin: string): Promise<LiveFolder> {
  const before = opened.get(origin);
  if (before && Date.now() - before.readAt < BELIEVED_MS) return before.folder;
  try {
    const now = await open(origin, before);
    opened.set(origin, now);
    return now.folder;
  } catch (error) {
    if (!before) throw error;
    // eslint-disable-next-line no-console -- The log of a worker is all that its operator sees.
    console.error('[edge] The release of before is shown:', error);
    // It is not asked again for as long: each request would wait for the bucket's silence.
    opened.set(origin, { ...before, readAt: Date.now() });
    return before.folder;
  }
}
