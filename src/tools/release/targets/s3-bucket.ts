import type { S3Client } from '@aws-sdk/client-s3';
import { inParallel } from '../in-parallel';
import type { BucketAddress } from './target-address';

/** The most objects that are removed at once. */
const REMOVED_AT_ONCE = 32;

/** How long a connection and an answer may take, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, requestTimeout: 60_000 };

/** An object that is written. */
export interface WrittenObject {
  readonly key: string;
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly cacheControl: string;
  /** MD5 of the body in base64, which the service compares with what has come (RFC 1864). */
  readonly md5?: string;
}

/** Operations on a bucket; keys have no prefix. */
export interface Bucket {
  readonly put: (object: WrittenObject) => Promise<void>;
  /** Reads an object; undefined when there is none. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>;
  /** Lists the keys that begin with a text. */
  readonly list: (start: string) => Promise<string[]>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);
}

/**
 * Opens a bucket by Amazon's client, which finds credentials as all of Amazon's programs do (environment, profiles, the role
 * of a machine), signs, and tries again on faults of transport and on 5xx.
 */
export async function openBucket(address: BucketAddress): Promise<Bucket> {
  // 20 MB of code that only a run with such a target needs.
  const s3 = await import('@aws-sdk/client-s3');
  const { bucket: Bucket, prefix, endpoint, region, pathStyle } = address;
  const client: S3Client = new s3.S3Client({
    ...{ forcePathStyle: pathStyle, requestHandler: TIMEOUTS },
    // Checksums of newer kinds are not known to every service that speaks S3; Content-MD5 is.
    ...{ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED' },
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
  });
  const list = async (start: string): Promise<string[]> => {
    const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + start });
    const keys: string[] = [];
    for await (const { Contents = [] } of pages) {
      for (const { Key = '' } of Contents) keys.push(Key.slice(prefix.length));
    }
    return keys;
  };
  // One by one: of the call that removes many, services want checksums of different kinds.
  const remove = (keys: readonly string[]): Promise<void> =>
    inParallel(keys, REMOVED_AT_ONCE, (key) =>
      client.send(new s3.DeleteObjectCommand({ Bucket, Key: prefix + key })),
    );
  return {
    put: async ({ key, body, contentType, cacheControl, md5 }) => {
      await client.send(
        new s3.PutObjectCommand({
          ...{ Bucket, Key: prefix + key, Body: body },
          ...{ ContentType: contentType, CacheControl: cacheControl, ContentMD5: md5 },
        }),
      );
    },
    get: async (key) => {
      try {
        const object = await client.send(new s3.GetObjectCommand({ Bucket, Key: prefix + key }));
        return await object.Body?.transformToByteArray();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    list,
    remove,
    close: () => {
      client.destroy();
    },
  };
}
