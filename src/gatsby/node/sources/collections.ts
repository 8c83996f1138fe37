import * as z from 'zod/mini';
import type {
  WireActivity,
  WireBanner,
  WireCharacter,
  WireGameDetail,
  WireRoleDetail,
} from '../../../contract';
import {
  activitySchema,
  bannerSchema,
  gameDetailSchema,
  roleDetailSchema,
} from '../../../contract/library';
import { characterSchema } from '../../../contract/partners';
import { idSchema } from '../../../contract/primitives';
import type { Collection } from '../../../config/failure-policies';
import type { HomePlace } from './characters';

/** The items of each collection, as the contract has them. */
export interface CollectionItems {
  readonly games: WireGameDetail;
  readonly roles: WireRoleDetail;
  readonly partners: WireCharacter;
  readonly home: HomePlace;
  readonly activities: WireActivity;
  readonly banners: WireBanner;
}

type CollectionSchemas = {
  readonly [C in Collection]: z.ZodMiniType<CollectionItems[C]>;
};

/** The schema of an item by its collection. */
export const collectionSchemas: CollectionSchemas = {
  games: gameDetailSchema,
  roles: roleDetailSchema,
  partners: characterSchema,
  home: z.object({ id: idSchema }),
  activities: activitySchema,
  banners: bannerSchema,
};
