import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PICTURES_PATH } from '../../../../routes/pictures-path';
import { isOurName } from '../../pictures/file-names';
import {
  pictureKey,
  type Picture,
  type PictureIndex,
  type PictureKind,
} from '../../pictures/picture-kinds';
import { encodedDir } from '../../pictures/picture-store';
import type { EmbedPicture } from './offline-game-html';

/** Widths that pictures have in a file to take along, as they are encoded for pages. */
const WIDEST_PX: Partial<Readonly<Record<PictureKind, number>>> = { cover: 640, avatar: 96 };

const PREFIX = 'data:image/webp;base64,';

/** A file of a picture, and its width. */
interface Candidate {
  readonly name: string;
  readonly width: number;
}

/** Chooses the widest file of a picture that is small enough, or else the smallest; none of a placeholder or another site's picture. */
function smallFile({ srcSet }: Picture, kind: PictureKind): Candidate | undefined {
  const candidates = srcSet.split(', ').flatMap((each): Candidate[] => {
    const [address = '', width = ''] = each.split(' ');
    const name = address.slice(PICTURES_PATH.length);
    return address.startsWith(PICTURES_PATH) && isOurName(name)
      ? [{ name, width: Number.parseInt(width, 10) }]
      : [];
  });
  const widest = WIDEST_PX[kind] ?? 0;
  return candidates.findLast(({ width }) => width <= widest) ?? candidates[0];
}

function embedder(pictures: PictureIndex, srcOf: (name: string) => string): EmbedPicture {
  return (kind, url) => {
    const picture = pictures.get(pictureKey({ kind, url }));
    const file = picture && smallFile(picture, kind);
    if (!file) return undefined;
    const height = Math.max(1, Math.round((file.width * picture.height) / picture.width));
    return { src: srcOf(file.name), width: file.width, height };
  };
}

/**
 * Embeds pictures out of what the build has encoded.
 * @param storeDir folder in which encoded pictures are kept
 */
export function embedPictures(pictures: PictureIndex, storeDir: string): EmbedPicture {
  const folder = encodedDir(storeDir);
  return embedder(
    pictures,
    (name) => PREFIX + readFileSync(path.join(folder, name)).toString('base64'),
  );
}

/** Counts what pictures take without reading them: a library has thousands. */
export function measurePictures(pictures: PictureIndex, storeDir: string) {
  const folder = encodedDir(storeDir);
  const known = new Map<string, number>();
  let total = 0;
  const lengthOf = (name: string): number => {
    const length = known.get(name) ?? Math.ceil(statSync(path.join(folder, name)).size / 3) * 4;
    known.set(name, length);
    return length;
  };
  return {
    /** Leaves pictures out, and adds up what they would take. */
    embed: embedder(pictures, (name) => {
      total += PREFIX.length + lengthOf(name);
      return '';
    }),
    /** Returns the sum since the last time. */
    take: (): number => {
      const taken = total;
      total = 0;
      return taken;
    },
  };
}
