/** All activity pictures by key. */
import { cake } from './cake';
import { campfire } from './campfire';
import { cloudTown } from './cloud-town';
import { fireworks } from './fireworks';
import { kiteShore } from './kite-shore';
import { lanternFleet } from './lantern-fleet';
import { letters } from './letters';
import { market } from './market';
import { photos } from './photos';
import { sofa } from './sofa';
import { sprout } from './sprout';
import { trophy } from './trophy';
import { type ActivityArt } from './stage';

/** Covers (1280 × 720) by index 1 to 9. */
export const activityCovers: Readonly<Record<number, ActivityArt>> = {
  1: fireworks,
  2: photos,
  3: cake,
  4: sofa,
  5: sprout,
  6: market,
  7: letters,
  8: trophy,
  9: campfire,
};

/** Banners (1920 × 640) by key 1 to 3. */
export const activityBanners: Readonly<Record<number, ActivityArt>> = {
  1: lanternFleet,
  2: cloudTown,
  3: kiteShore,
};
