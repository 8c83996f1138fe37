import * as z from 'zod/mini';
import type { WireActivity, WireBanner } from '../../../contract';
import { activitySchema, bannerSchema } from '../../../contract/library';
import { LIMITS } from '../../../contract/limits';
import { upTo } from '../../../contract/texts';
import type { Fault } from '../faults';
import type { PullContext } from './details';
import { duplicateFaults } from './integrity-checks';
import { leftOutValues } from './left-out-values';
import { checkItems, idsOf, type ReadItems } from './lists';
import { callName } from './wire-faults';

/** Items are unchecked as yet, so that each can be named by its place. */
const uncheckedSchema = upTo(LIMITS.listed, z.unknown());
const indexSchema = z.object({ banners: uncheckedSchema, list: uncheckedSchema });

interface ActivityIndex {
  readonly banners: ReadItems<WireBanner>;
  readonly activities: ReadItems<WireActivity>;
}

/** Banners and activities, in the order of the API; faults of each join its own. */
export async function pullActivities(
  { reader, onLeftOut }: Pick<PullContext, 'reader' | 'onLeftOut'>,
  faults: Readonly<Record<keyof ActivityIndex, Fault[]>>,
): Promise<ActivityIndex> {
  const { banners, list } = await reader.readAs('activityIndex', {}, indexSchema);
  const place = callName('activityIndex');
  const bannerItems = checkItems(`${place}, banners`, banners, bannerSchema, faults.banners);
  const activityItems = checkItems(`${place}, list`, list, activitySchema, faults.activities);
  faults.banners.push(...duplicateFaults(bannerItems));
  faults.activities.push(...duplicateFaults(activityItems));
  onLeftOut(activityItems.flatMap(({ where, raw }) => leftOutValues(where, activitySchema, raw)));
  return {
    banners: { items: bannerItems.map(({ item }) => item), ids: idsOf(banners) },
    activities: { items: activityItems.map(({ item }) => item), ids: idsOf(list) },
  };
}
