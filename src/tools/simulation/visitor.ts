import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../node/errors';
import { startSite, type Site } from '../serve/site-server';

/** Asks the site for an address; undefined for whatever is not there. */
export type Ask = (address: string) => Promise<Buffer | undefined>;

/**
 * Asks the site's own server, which is started at the first question: it serves nothing that is not there yet.
 * @param own gets what closes it
 */
export function askServer(publicDir: string, own: (close: () => Promise<void>) => void): Ask {
  let started: Promise<Site> | undefined;
  const start = async (): Promise<Site> => {
    const site = await startSite({ publicDir, port: 0, quiet: true });
    own(site.close);
    return site;
  };
  return async (address) => {
    const site = await (started ??= start());
    const answer = await fetch(site.url + encodeURI(address));
    const body = Buffer.from(await answer.arrayBuffer());
    return answer.status === 200 ? body : undefined;
  };
}

/** Errors of a path that leads to no file. */
const ABSENT: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/**
 * Reads the folder that a server serves: for so many visits that a
 * server would take most of the time.
 */
export function askFolder(folder: string): Ask {
  const read = (name: string): Buffer | undefined => {
    try {
      return readFileSync(path.join(folder, name));
    } catch (error) {
      if (ABSENT.includes(errorCode(error))) return undefined;
      throw error;
    }
  };
  return (address) =>
    Promise.resolve(
      address.endsWith('/')
        ? read(`${address}index.html`)
        : (read(address) ?? read(`${address}/index.html`)),
    );
}

/** Returns what tells a file's content from another. */
export function contentDigest(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64');
}
