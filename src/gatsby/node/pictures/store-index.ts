import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type CachePolicy from 'http-cache-semantics';
import * as z from 'zod/mini';
import { writeWhole } from '../../../node/write-file';

/** Count up when the form changes: another version counts as empty. */
const VERSION = 1;

const headers = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const directives = z.record(z.string(), z.union([z.string(), z.boolean()]));
const policyShape = z.object({
  v: z.literal(1),
  t: z.number(),
  sh: z.boolean(),
  ch: z.number(),
  imm: z.number(),
  st: z.number(),
  resh: headers,
  rescc: directives,
  m: z.string(),
  u: z.string(),
  a: z.boolean(),
  reqh: z.nullable(headers),
  reqcc: directives,
});
/** A custom schema, because the library's own type denies that directives such as no-cache are `true`. */
const policy = z.custom<CachePolicy.CachePolicyObject>(
  (value) => policyShape.safeParse(value).success,
);

const content = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const size = z.int().check(z.positive());

const indexSchema = z.object({
  version: z.literal(VERSION),
  /** Answers by the address that the API names. */
  answers: z.record(
    z.string(),
    z.object({
      address: z.string(),
      policy,
      content,
      used: z.iso.date(),
      /** Encoded quickly: a build that takes its time encodes it anew. */
      isQuick: z.optional(z.boolean()),
      /** The last build could not have it any more, and that was accepted. */
      lost: z.optional(z.boolean()),
    }),
  ),
  /** Contents by digest; the widths that are encoded are told by the files. */
  contents: z.record(
    content,
    z.object({
      width: size,
      height: size,
      color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
    }),
  ),
});

export type StoredIndex = z.infer<typeof indexSchema>;

function fileOf(storeDir: string) {
  return path.join(storeDir, 'index.json');
}

/** Reads what earlier builds know. An unreadable, broken or old index is an empty one: it is only a cache. */
export async function readIndex(storeDir: string): Promise<StoredIndex> {
  try {
    return indexSchema.parse(JSON.parse(await readFile(fileOf(storeDir), 'utf8')));
  } catch {
    return { version: VERSION, answers: {}, contents: {} };
  }
}

/** Replaces the index of a folder of pictures as a whole: another build may read it meanwhile. */
export function writeIndex(storeDir: string, index: StoredIndex): Promise<void> {
  return writeWhole(fileOf(storeDir), JSON.stringify(index));
}
