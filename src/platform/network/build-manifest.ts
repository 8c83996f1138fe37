import { API_TIMEOUT_MS } from '../../config/times';
import { startDeadline } from './deadline';

/** Form of a build's id: a digest, so an unchanged build has the same one. */
const ID = /^[0-9a-f]{8,64}$/;

function idIn(value: unknown): string | undefined {
  return typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    ID.test(value.id)
    ? value.id
    : undefined;
}

/** The id in a manifest of the site's own server, past every cache; undefined when it is none or does not come. */
async function readId(path: string): Promise<string | undefined> {
  const deadline = startDeadline(API_TIMEOUT_MS);
  try {
    const response = await fetch(path, { cache: 'no-store', signal: deadline.signal });
    return response.ok ? idIn(await response.json()) : undefined;
  } catch {
    // No connection, no answer in time, or HTML of a server that answers everything: nothing is known.
    return undefined;
  } finally {
    deadline.end();
  }
}

/**
 * The id of the newest build, from the manifest and, along with it, the build's own file (specification, section 7.3),
 * which is published before the build becomes the latest: undefined when the build is not there whole.
 */
export async function readLatestBuild(): Promise<string | undefined> {
  const id = await readId('/builds/latest.json');
  return id !== undefined && (await readId(`/builds/meta/${id}.json`)) === id ? id : undefined;
}
