import { channelOf } from '../../api-client/channel';

/** The source of a visit, by the query of its address. */
interface Attribution {
  readonly channel: string;
  readonly trackId: string | undefined;
}

export function readAttribution(search: string): Attribution {
  return {
    channel: channelOf(search),
    trackId: new URLSearchParams(search).get('track_id') ?? undefined,
  };
}

/** The placeholders of a configured address; that of the web id includes the separator before it. */
const PLACES = /\{channel\}|([-_.]?)webID/g;

/** Writes each character of the web id's decimal text as two hex digits. */
export function hexOf(webId: string): string {
  return Array.from(webId, (character) =>
    character.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}

export function wantsWebId(template: string): boolean {
  return template.includes('webID');
}

/**
 * Fills a configured address (specification, section 4). Without a web id its placeholder goes, with the separator
 * before it.
 * @param template may hold `{channel}` and the placeholder `webID`
 * @param channel where the visitor comes from, percent-encoded (`channelOf`)
 * @param webId decimal text, greater than a number can hold
 */
export function downloadAddress(template: string, channel: string, webId?: string): string {
  // One pass: a channel may itself be called `webID`.
  return template.replace(PLACES, (place, separator: string | undefined) => {
    if (place === '{channel}') return channel;
    return webId === undefined ? '' : (separator ?? '') + hexOf(webId);
  });
}
