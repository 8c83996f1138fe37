import { endpoints } from '../../contract';
import { activitySchema, bannerSchema } from '../../contract/library';
import { defineHandler } from '../api/define-handler';
import { readItems } from '../database/items';

/** The banners and activities of the activity page, in seeding order. */
export const activityIndex = defineHandler(endpoints.activityIndex, async (_input, { db }) => ({
  banners: await readItems(db, 'banners', bannerSchema),
  list: await readItems(db, 'activities', activitySchema),
}));
