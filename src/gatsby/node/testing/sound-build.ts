import { matchRoute } from '../../../routes';
import type { GatsbyPage } from '../pages/page-factory';

/** True when a page has an address that leads to it, and folders that a file system takes. */
export function isReachable({ path, context }: GatsbyPage): boolean {
  const parts = path.split('/');
  return (
    matchRoute(encodeURI(path))?.name === context.route &&
    parts.every((part) => part !== '..' && Buffer.byteLength(part) <= 255)
  );
}

/** Finds half of a character, or a control character, in what was made of texts; null where there is none. */
export function unfitIn(made: unknown): string | null {
  const json = JSON.stringify(made);
  const raw = /.{0,20}(?:\p{Cs}|\0)/u.exec(json);
  const written = /.{0,20}\\u(?:d[89a-f]|00)/.exec(json.replaceAll('\\\\', ''));
  return raw?.[0] ?? written?.[0] ?? null;
}
