import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readContent } from '../database/content';
import type { LibraryDatabase } from '../database/open-database';
import { drawPicture } from './draw-picture';
import { pictureKinds, pictureKindsOf, type PictureKind } from './kinds';
import { subjectSchema } from './subject';

const WEBP_QUALITY = 90;
// Half the time of the default for 3 % more bytes; the site encodes its own copies anyway.
const WEBP_EFFORT = 2;

/** A rendered picture: its file, and what changes whenever its bytes do. */
export interface Picture {
  readonly file: string;
  readonly digest: string;
}

export interface PictureStore {
  /** The picture, rendered when it is asked for first; undefined when there is none. */
  readonly find: (kind: PictureKind, id: string) => Promise<Picture | undefined>;
  /** Renders everything there is; returns how many pictures that are. */
  readonly renderAll: () => Promise<number>;
}

async function render(svg: string, file: string): Promise<void> {
  const webp = await sharp(Buffer.from(svg))
    .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
    .toBuffer();
  // Written aside first: a file that is there is always whole.
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, webp);
  await rename(aside, file);
}

/** The pictures of the library, kept in `folder` by a digest of what was drawn, so that new art is a new file. */
export function createPictureStore(db: LibraryDatabase, folder: string): PictureStore {
  const limit = pLimit(availableParallelism());
  const known = new Map<string, Promise<Picture | undefined>>();

  const make = async (kind: PictureKind, id: string): Promise<Picture | undefined> => {
    const row = await db
      .selectFrom('picture_subjects')
      .select('content')
      .where('owner', '=', pictureKinds[kind])
      .where('id', '=', id)
      .executeTakeFirst();
    const svg = row && drawPicture(kind, readContent(subjectSchema, row.content));
    if (svg === undefined) return undefined;
    const digest = createHash('sha256')
      .update(`webp ${String(WEBP_QUALITY)} ${String(WEBP_EFFORT)}\n${svg}`)
      .digest('hex')
      .slice(0, 32);
    const file = join(folder, `${digest}.webp`);
    if (!existsSync(file)) {
      await mkdir(folder, { recursive: true });
      await limit(() => render(svg, file));
    }
    return { file, digest };
  };

  const find = async (kind: PictureKind, id: string): Promise<Picture | undefined> => {
    const key = `${kind}/${id}`;
    const earlier = known.get(key);
    if (earlier) {
      const picture = await earlier;
      if (!picture || existsSync(picture.file)) return picture;
    }
    const making = make(kind, id);
    known.set(key, making);
    try {
      const made = await making;
      // What is not there is not remembered, or unknown ids would fill the memory.
      if (!made) known.delete(key);
      return made;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };

  return {
    find,
    renderAll: async () => {
      const subjects = await db.selectFrom('picture_subjects').select(['owner', 'id']).execute();
      const wanted = subjects.flatMap(({ owner, id }) =>
        pictureKindsOf(owner).map((kind) => find(kind, id)),
      );
      return (await Promise.all(wanted)).filter((picture) => picture !== undefined).length;
    },
  };
}
