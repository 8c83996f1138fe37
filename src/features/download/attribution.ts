import { channelOf } from '../../api-client/channel';

/** What a visit came with. */
export interface Attribution {
  readonly channel: string;
  /** Of the advertisement that led here; the query parameter `track_id`. */
  readonly trackId: string | undefined;
}

/** @param search the query of the address */
export function readAttribution(search: string): Attribution {
  return {
    channel: channelOf(search),
    trackId: new URLSearchParams(search).get('track_id') ?? undefined,
  };
}
