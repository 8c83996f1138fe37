import { UsageError } from '../../../node/errors';

/** A bucket of S3-compatible storage. */
export interface BucketAddress {
  readonly kind: 's3';
  readonly bucket: string;
  /** The folder of the site in the bucket, with a slash at its end; empty for the whole bucket. */
  readonly prefix: string;
  /** Address of the service; undefined for Amazon's, or what AWS_ENDPOINT_URL_S3 says. */
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  /** True when the bucket stands in the path of addresses and not in the name of the host. */
  readonly pathStyle: boolean;
}

/** A folder that rsync reaches. */
export interface RsyncAddress {
  readonly kind: 'rsync';
  /** Address as rsync reads it, without a slash at its end. */
  readonly folder: string;
}

export type TargetAddress = BucketAddress | RsyncAddress;

const EXPECTED =
  'expected s3://bucket/prefix, user@host:/folder, rsync://host/module/folder or /folder';

/** Folders as rsync names them (rsync(1)), none of which begins like an option or holds a password. */
const FOLDERS = [
  /^rsync:\/\/(?:[^/\s:@]+@)?[^/\s:@]+(?::\d+)?\/\S+$/,
  /^(?:[^\s/:@-][^\s/:@]*@)?[^\s/:@-][^\s/:@]*:(?!\/\/|:)\S.*$/,
  /^\/.+$/,
];

const S3_OPTIONS = ['endpoint', 'region', 'style'];

function fail(text: string, why: string): never {
  throw new UsageError(`--to ${text}: ${why}`);
}

function readBucket(text: string): BucketAddress {
  if (!URL.canParse(text)) fail(text, EXPECTED);
  const { hostname, pathname, searchParams, username } = new URL(text);
  if (hostname === '' || username !== '') fail(text.replace(/\/\/.*@/, '//…@'), EXPECTED);
  const unknown = [...searchParams.keys()].find((name) => !S3_OPTIONS.includes(name));
  if (unknown !== undefined) {
    fail(text, `there is no option ${unknown} (there is ${S3_OPTIONS.join(', ')})`);
  }
  const style = searchParams.get('style') ?? 'host';
  if (!['host', 'path'].includes(style)) fail(text, 'expected style=host or style=path');
  const endpoint = searchParams.get('endpoint') ?? undefined;
  if (endpoint !== undefined && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    fail(text, 'expected an endpoint such as https://storage.example.com');
  }
  const path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
  return {
    ...{ kind: 's3', bucket: hostname, prefix: path === '' ? '' : `${path}/`, endpoint },
    ...{ region: searchParams.get('region') ?? undefined, pathStyle: style === 'path' },
  };
}

/**
 * Reads an address that `--to` names. Credentials are no part of it.
 * @throws UsageError that says what was expected
 */
export function readTargetAddress(text: string): TargetAddress {
  if (text.startsWith('s3://')) return readBucket(text);
  const isFolder = FOLDERS.some((pattern) => pattern.test(text));
  if (!isFolder) fail(text, EXPECTED);
  return { kind: 'rsync', folder: text.replace(/\/+$/, '') };
}
