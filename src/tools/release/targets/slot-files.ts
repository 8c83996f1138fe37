import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '../../../gatsby/node/outputs/hosting/content-types';
import { cacheControlOf } from '../../../gatsby/node/outputs/hosting/hosting-rules';
import { UsageError } from '../../../node/errors';
import { inParallel } from '../in-parallel';
import type { WrittenObject } from './s3-bucket';
import { isUploaded } from './upload-stages';

/** Files that are read at once. */
const AT_ONCE = 16;

/** Headers that travel with an object. */
function headersOf(file: string): Pick<WrittenObject, 'contentType' | 'cacheControl'> {
  return { contentType: contentTypeOf(file), cacheControl: cacheControlOf(file) };
}

/** Reads a file of a release as the object that it becomes, without its key. */
export async function readObject(
  folder: string,
  file: string,
): Promise<Omit<WrittenObject, 'key'>> {
  const body = await readFile(path.join(folder, file));
  const md5 = createHash('md5').update(body).digest('base64');
  return { body, md5, ...headersOf(file) };
}

/**
 * The fingerprint of each file of a release that becomes an object: another content has another one, and so have other
 * headers, which are a part of the object.
 * @param files the size of each file of the release, in bytes
 * @throws UsageError when a file has another size: a release that is damaged goes nowhere
 */
export async function fingerprintsOf(
  folder: string,
  files: Readonly<Record<string, number>>,
): Promise<Record<string, string>> {
  const fingerprints: Record<string, string> = {};
  const uploaded = Object.entries(files).filter(([file]) => isUploaded(file));
  await inParallel(uploaded, AT_ONCE, async ([file, size]) => {
    const { body, md5, contentType, cacheControl } = await readObject(folder, file);
    if (body.length !== size) {
      const found = `${String(body.length)} bytes, not ${String(size)}`;
      throw new UsageError(`The release is damaged: ${file} has ${found}`);
    }
    const headers = createHash('md5').update(`${contentType}\n${cacheControl}`).digest('base64');
    fingerprints[file] = `${md5 ?? ''} ${headers.slice(0, 8)}`;
  });
  return fingerprints;
}
