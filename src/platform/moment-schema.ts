import * as z from 'zod/mini';

/** The last moment that a date can tell, in milliseconds since 1970; the first one is as far before it. */
const LAST_MOMENT = 8.64e15;

/** A moment in milliseconds since 1970, as a browser has kept it: no other number is one that a date can tell. */
export const momentSchema = z.number().check(z.gte(-LAST_MOMENT), z.lte(LAST_MOMENT));
