/** Fetches a file to be kept: without cookies, so that no answer is one for this visitor, and as the server has it now. */
export function fetchForEverybody(address: string): Promise<Response> {
  return fetch(address, { credentials: 'omit', cache: 'no-cache' });
}

/** Passes a request of a tab on to the network. */
export function passOn(request: Request): Promise<Response> {
  return fetch(request);
}
