import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readEnvironment } from '../../../config/environment';
import { writeActivityCalendars } from '../outputs/activity-calendars';
import { publishPictures } from '../pictures/publish-pictures';
import { buildInput } from '../build-input';

/** While developing, pictures and calendars are served as they are after a build. */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = async () => {
  const publicDir = path.resolve('public');
  const { library, pictures } = buildInput();
  await publishPictures(pictures, { storeDir: path.resolve('.data', 'pictures'), publicDir });
  const siteUrl = readEnvironment(process.env).GATSBY_SITE_URL;
  await writeActivityCalendars({ activities: library.activities, siteUrl, publicDir });
};
