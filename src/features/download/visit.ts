import { channelOf } from '../../api-client/channel';

/** What a visit came with. */
export interface Visit {
  readonly channel: string;
  /** Of the advertisement that led here; the query parameter `track_id`. */
  readonly trackId: string | undefined;
}

/** @param search the query of the address */
export const visitOf = (search: string): Visit => ({
  channel: channelOf(search),
  trackId: new URLSearchParams(search).get('track_id') ?? undefined,
});
