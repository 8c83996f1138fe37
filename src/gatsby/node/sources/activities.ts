import * as z from 'zod/mini';
import type { WireActivity, WireBanner } from '../../../contract';
import { activitySchema, bannerSchema } from '../../../contract/library';
import { LIMITS } from '../../../contract/limits';
import { upTo } from '../../../contract/texts';
import type { Fault } from '../faults';
import type { PullContext } from './details';
import { duplicateFaults } from './integrity-checks';
import { checkItems } from './lists';
import { callName } from './wire-faults';

/** Items are unchecked as yet, so that each can be named by its place. */
const uncheckedSchema = upTo(LIMITS.listed, z.unknown());
const indexSchema = z.object({ banners: uncheckedSchema, list: uncheckedSchema });

interface ActivityIndex {
  readonly banners: readonly WireBanner[];
  readonly activities: readonly WireActivity[];
}

/** Banners and activities, in the order of the API; faults join `faults`. */
export async function pullActivities(
  { reader }: PullContext,
  faults: Fault[],
): Promise<ActivityIndex> {
  const { banners, list } = await reader.readAs('activityIndex', {}, indexSchema);
  const place = callName('activityIndex');
  const bannerItems = checkItems(`${place}, banners`, banners, bannerSchema, faults);
  const activityItems = checkItems(`${place}, list`, list, activitySchema, faults);
  faults.push(...duplicateFaults(bannerItems), ...duplicateFaults(activityItems));
  return {
    banners: bannerItems.map(({ item }) => item),
    activities: activityItems.map(({ item }) => item),
  };
}
