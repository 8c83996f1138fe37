/** Lists that a build reads from the API, each with a policy of its own. */
export const COLLECTIONS = ['games', 'roles', 'partners', 'home', 'activities', 'banners'] as const;

export type Collection = (typeof COLLECTIONS)[number];

/**
 * Ways to meet an API that does not give a collection whole.
 *
 * - `strict`: it stops
 * - `last-good`: it takes the whole collection as the last good build read it
 * - `hold`: single faulty items stay as the last good build read them; a list that cannot be had stops the build
 */
export const POLICIES = ['strict', 'last-good', 'hold'] as const;

export type Policy = (typeof POLICIES)[number];

/** Policies by collection; what is not named is `strict`. */
export type Policies = Readonly<Partial<Record<Collection, Policy>>>;

/** Returns the policy of a collection. */
export function policyOf(policies: Policies, collection: Collection): Policy {
  return policies[collection] ?? 'strict';
}
