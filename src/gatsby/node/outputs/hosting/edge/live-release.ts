import * as z from 'zod/mini';

/** The object, beneath the prefix of a bucket, that says which release visitors get. */
export const LIVE_OBJECT = 'live.json';

/** The two folders of a bucket: visitors get one of them, and the next release is made in the other. */
export const SLOTS = ['a', 'b'] as const;

export type Slot = (typeof SLOTS)[number];

const liveSchema = z.object({
  slot: z.enum(SLOTS),
  /** Id of the release, and when it was made: an id may come again once its release is gone. */
  release: z.string(),
  made: z.string(),
  /** When visitors began to get it, as an ISO time. */
  since: z.string(),
});

/** The release that visitors of a bucket get. */
export type LiveRelease = z.infer<typeof liveSchema>;

/**
 * Reads the text of {@link LIVE_OBJECT}.
 * @throws Error when it says something else
 */
export function parseLiveRelease(text: string): LiveRelease {
  return liveSchema.parse(JSON.parse(text));
}
