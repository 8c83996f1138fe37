import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../../node/write-file';

const DIGITS = 12;
const OUR_NAME = new RegExp(`^([0-9a-f]{${String(DIGITS)}})-([0-9a-f]{${String(DIGITS)}})-`);

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, DIGITS);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await replaceFile(to, (temporary) => copyFile(from, temporary, constants.COPYFILE_FICLONE));
}

/** Pictures of the site that earlier builds have encoded. */
export interface EncodedArt {
  /**
   * The name under which something made of a picture is kept: it says the bytes, the encoder and what was asked for.
   */
  readonly nameOf: (picture: Uint8Array, wanted: object, ending: string) => string;
  /** Puts a kept file where the site has it. @returns false when there is none */
  readonly take: (name: string, to: string) => Promise<boolean>;
  readonly keep: (name: string, from: string) => Promise<void>;
  /** How many files were taken and how many were kept anew. */
  readonly counts: { readonly taken: number; readonly encoded: number };
  /** Removes what no picture or another encoder has left; nothing unless something was kept anew. */
  readonly prune: () => Promise<void>;
}

/**
 * Opens the folder of encoded pictures. It is part of the repository, so that a picture is encoded once, by whoever
 * adds it, and by no build after that.
 * @param folder holds the encoded files and nothing else
 * @param artFolder holds the pictures
 * @param encoder names the releases of what encodes
 */
export async function openEncodedArt(
  folder: string,
  artFolder: string,
  encoder: string,
): Promise<EncodedArt> {
  const names = new Set(await readdir(folder).catch(() => []));
  const encoderDigest = digest(encoder);
  const counts = { taken: 0, encoded: 0 };
  return {
    counts,
    nameOf: (picture, wanted, ending) =>
      `${digest(picture)}-${encoderDigest}-${digest(JSON.stringify(wanted))}${ending}`,
    take: async (name, to) => {
      if (!names.has(name)) return false;
      await copy(path.join(folder, name), to);
      counts.taken += 1;
      return true;
    },
    keep: async (name, from) => {
      await copy(from, path.join(folder, name));
      names.add(name);
      counts.encoded += 1;
    },
    prune: async () => {
      if (counts.encoded === 0) return;
      const pictures = new Set<string>();
      for (const entry of await readdir(artFolder, { withFileTypes: true })) {
        if (entry.isFile()) pictures.add(digest(await readFile(path.join(artFolder, entry.name))));
      }
      for (const name of names) {
        const [, picture = '', by = ''] = OUR_NAME.exec(name) ?? [];
        if (pictures.has(picture) && by === encoderDigest) continue;
        await rm(path.join(folder, name), { force: true });
        names.delete(name);
      }
    },
  };
}
