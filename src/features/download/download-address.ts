/** Stands in a configured address for the visitor's web id, with what parts it from the words before. */
const WEB_ID = /[-_.]?webID/g;

/**
 * The address that a download starts from: the channel is put into the template, and the place of the web
 * id is left out together with its separator, so that the file has a name one can read.
 * @param template a configured address; it may hold `{channel}` and the placeholder `webID`
 * @param channel where the visitor comes from
 */
export const downloadAddress = (template: string, channel: string): string =>
  template.replaceAll('{channel}', encodeURIComponent(channel)).replace(WEB_ID, '');
