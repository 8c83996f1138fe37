/** What `src/gatsby/browser` keeps of a visit, by its key; each is parsed where it is read. */

/** Local storage: the variant that a visitor has chosen against the width, `pc` or `m`. */
export const VARIANT_KEY = 'variant';

/** Session storage: the query that stays for the whole visit, such as `channel=a&track_id=b`. */
export const VISIT_KEY = 'visit';

/** Session storage: the path that was reloaded by itself, and when. */
export const RELOADED_KEY = 'reloaded';

/** Parameters of the query that stay for the whole visit, also where the way leads over script-free files. */
export const VISIT_PARAMETERS = ['channel', 'track_id'] as const;

/** Session storage: the builds that this tab has met, by their ids with a space between. */
export const BUILDS_KEY = 'builds';
