import path from 'node:path';
import type { Output } from '../outputs/output';
import type { PictureIndex } from './picture-kinds';
import { PICTURES_PATH } from '../../../routes/pictures-path';
import { isOurName } from './file-names';
import { placeholderFiles } from './placeholder';
import { encodedDir, storePlaceholders } from './picture-store';
import { publishFiles, type Published } from './publish-files';

interface PublishOptions {
  readonly storeDir: string;
  /** Gatsby's `public`. */
  readonly publicDir: string;
  /** Time to use in tests. */
  readonly now?: number;
}

function referredTo(pictures: PictureIndex): ReadonlySet<string> {
  const addresses = [...pictures.values()].flatMap(({ src, srcSet }) => [
    src,
    ...srcSet.split(', ').map((candidate) => candidate.split(' ', 1)[0] ?? ''),
  ]);
  const names = addresses
    .filter((address) => address.startsWith(PICTURES_PATH))
    .map((address) => address.slice(PICTURES_PATH.length));
  return new Set([...placeholderFiles().keys(), ...names]);
}

/**
 * Puts every file that the pictures of this build refer to, and the placeholders, where the site serves
 * them. What no build has referred to for 30 days is removed.
 */
export async function publishPictures(
  pictures: PictureIndex,
  { storeDir, publicDir, now = Date.now() }: PublishOptions,
): Promise<Published> {
  await storePlaceholders(storeDir);
  return publishFiles({
    from: encodedDir(storeDir),
    folder: path.join(publicDir, PICTURES_PATH),
    wanted: referredTo(pictures),
    isOurName,
    ledger: path.join(storeDir, 'dropped.json'),
    now,
  });
}

/** Publishes the pictures of the library. */
export const picturesOutput: Output = ({ pictures, dataDir }) => {
  const storeDir = path.join(dataDir, 'pictures');
  return (publicDir) => publishPictures(pictures, { storeDir, publicDir });
};
