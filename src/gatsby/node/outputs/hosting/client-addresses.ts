import { placePath, routes, type Route } from '../../../../routes';
import { patternSource } from '../../../../routes/match';

/**
 * The addresses that a shell fills, by the route table: the source of a regular expression that means the same to
 * JavaScript and to PCRE. A variant without the page itself is no reason to leave it out: the page's head leads on.
 * @param folder the part of the shell's `matchPath` before the star, such as `/en/profile/`
 * @throws Error when the table has no client route there
 */
export function clientAddresses(folder: string): string {
  const { rest } = placePath(folder);
  const table: readonly Route[] = Object.values(routes);
  const sources = table
    .filter(({ made, pattern }) => made === 'client' && pattern.startsWith(rest))
    .map((route) =>
      patternSource(route)
        .slice(rest.length)
        .replace(/\(\?<\w+>/g, '(?:'),
    );
  if (sources.length === 0) throw new Error(`The route table has no client route under ${folder}`);
  return `^${folder}(?:${sources.join('|')})/?$`;
}
