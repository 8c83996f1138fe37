import { endpoints } from '../../contract';
import { activitySchema, bannerSchema } from '../../contract/library';
import { useCase } from '../api/use-case';
import { readContents } from '../database/content';

/** The banners and activities of the activity page, in seeding order. */
export const activityIndex = useCase(endpoints.activityIndex, async (_input, { db }) => {
  const banners = await db.selectFrom('banners').select('content').orderBy('position').execute();
  const list = await db.selectFrom('activities').select('content').orderBy('position').execute();
  return {
    banners: readContents(bannerSchema, banners),
    list: readContents(activitySchema, list),
  };
});
