import { channelOf } from '../../api-client/channel';

/** Where a visit came from, by the query of its address. */
export interface Attribution {
  readonly channel: string;
  /** Id of the advertisement that was clicked: the query parameter `track_id`. */
  readonly trackId: string | undefined;
}

/**
 * Reads the attribution of a visit.
 * @param search the query of the address
 */
export function readAttribution(search: string): Attribution {
  return {
    channel: channelOf(search),
    trackId: new URLSearchParams(search).get('track_id') ?? undefined,
  };
}
