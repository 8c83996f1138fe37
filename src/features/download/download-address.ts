/** The places that a configured address leaves open; with the web id, what parts it from the words before. */
const PLACES = /\{channel\}|([-_.]?)webID/g;

/** Each character of the web id's decimal text as two hex digits (design, "Hex of the web id"). */
export function hexOf(webId: string): string {
  return Array.from(webId, (character) =>
    character.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}

/** Whether an address wants the web id. */
export function wantsWebId(template: string): boolean {
  return template.includes('webID');
}

/**
 * The address that a download starts from (specification, section 4). Without a web id its place is left out
 * together with its separator, so that the file has a name one can read.
 * @param template a configured address; it may hold `{channel}` and the placeholder `webID`
 * @param channel where the visitor comes from
 * @param webId decimal text, greater than a number can hold
 */
export function downloadAddress(template: string, channel: string, webId?: string): string {
  // In one go: a channel may be called `webID`.
  return template.replace(PLACES, (place, separator: string | undefined) => {
    if (place === '{channel}') return encodeURIComponent(channel);
    return webId === undefined ? '' : (separator ?? '') + hexOf(webId);
  });
}
