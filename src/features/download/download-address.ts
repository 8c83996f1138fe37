/** The placeholders of a configured address; that of the web id includes the separator before it. */
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
 * The final address of a download (specification, section 4). Without a web id the placeholder is removed together
 * with its separator, so that the file name stays readable.
 * @param template a configured address; it may hold `{channel}` and the placeholder `webID`
 * @param channel where the visitor comes from
 * @param webId decimal text, greater than a number can hold
 */
export function downloadAddress(template: string, channel: string, webId?: string): string {
  // One pass: a channel may itself be called `webID`.
  return template.replace(PLACES, (place, separator: string | undefined) => {
    if (place === '{channel}') return encodeURIComponent(channel);
    return webId === undefined ? '' : (separator ?? '') + hexOf(webId);
  });
}
