import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { publishPictures } from '../pictures/publish';
import { buildInput } from '../state';

/** While developing, pictures are served as they are after a build. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = async () => {
  await publishPictures(buildInput().pictures, {
    storeDir: path.resolve('.data', 'pictures'),
    publicDir: path.resolve('public'),
  });
};
