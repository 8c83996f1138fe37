import type * as z from 'zod/mini';
import type { ParsedAnswer } from '../contract';

/** A value of an answer that is not as the contract says. */
type Unsound = Extract<ParsedAnswer<unknown>, { readonly issues: unknown }>;

/** The places of the items of `list` that are not as the contract says; undefined when anything else is wrong too. */
function unfitPlaces(issues: Unsound['issues']): ReadonlySet<PropertyKey> | undefined {
  const places = new Set<PropertyKey>();
  for (const { path } of issues) {
    const [field, place] = path;
    if (field !== 'list' || place === undefined) return undefined;
    places.add(place);
  }
  return places;
}

/**
 * Parses a payload again, without the items of its list that broke the contract: a visitor is shown the others. The
 * build stops instead, because there somebody can mend the item.
 * @returns undefined when that is not all that is wrong, or when no item would be left
 */
export function parseFitItems<T>(
  { value, issues }: Unsound,
  schema: z.ZodMiniType<T>,
): { readonly payload: T } | undefined {
  const unfit = unfitPlaces(issues);
  if (!unfit || typeof value !== 'object' || value === null) return undefined;
  const list: unknown = Reflect.get(value, 'list');
  if (!Array.isArray(list) || list.length === unfit.size) return undefined;
  const fit = list.filter((_, place) => !unfit.has(place));
  const parsed = schema.safeParse({ ...value, list: fit });
  return parsed.success ? { payload: parsed.data } : undefined;
}
