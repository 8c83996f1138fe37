import type { WireActivity, WireBanner } from '../../contract';
import type { LibraryDatabase } from '../database/open-database';
import { samplePictureAddress } from '../pictures/addresses';
import { insertRows, itemRow } from './rows';
import type { SampleActivities } from './sample-schema';
import { hoursFrom } from './sample-times';

/** Stores banners and activities; their times count from the day of seeding, so that some are always running. */
export async function seedActivities(
  db: LibraryDatabase,
  { banners, list }: SampleActivities,
  day: Date,
): Promise<void> {
  const toBanner = (banner: (typeof banners)[number]): WireBanner => ({
    ...banner,
    image: samplePictureAddress('banner', banner.id),
  });
  const toActivity = ({
    start_hours,
    end_hours,
    ...texts
  }: (typeof list)[number]): WireActivity => ({
    ...texts,
    cover: samplePictureAddress('activity', texts.id),
    start_at: hoursFrom(day, start_hours),
    end_at: hoursFrom(day, end_hours),
  });
  await insertRows(
    db,
    'banners',
    banners.map((banner, at) => itemRow(toBanner(banner), at)),
  );
  await insertRows(
    db,
    'activities',
    list.map((activity, at) => itemRow(toActivity(activity), at)),
  );
}
