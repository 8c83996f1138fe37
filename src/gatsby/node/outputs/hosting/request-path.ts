const MALFORMED = undefined;

/** The path of a request line; `GET http://host/path` is allowed by HTTP and sent by proxies. */
function rawPath(target: string): string {
  if (target.startsWith('/')) return target.split(/[?#]/, 1)[0] ?? '/';
  return URL.canParse(target) ? new URL(target).pathname : '';
}

function isUp(segment: string): boolean {
  return segment === '.' || segment === '..';
}

/**
 * The path that a request asks for: decoded, with single slashes, and certain to stay inside a folder.
 * @param target what stands in the request line, such as `/game-library/tag/%E7%A7%91%E5%B9%BB/?a=1`
 * @returns undefined when it is malformed: a broken percent-encoding, a NUL, a way upwards
 */
export function requestPath(target: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath(target));
  } catch {
    return MALFORMED;
  }
  // Checked after decoding, so that %2e%2e%2f is no way around it.
  if (!path.startsWith('/') || /[\0\\]/.test(path) || path.split('/').some(isUp)) return MALFORMED;
  return path.replace(/\/{2,}/g, '/');
}
