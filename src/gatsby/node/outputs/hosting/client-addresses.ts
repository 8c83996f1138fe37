import { placePath, routes, type Route } from '../../../../routes';
import { patternSource } from '../../../../routes/match';

/** The client routes of the table that lie in a folder, and the folder's path without language and variant. */
function clientRoutes(folder: string) {
  const { rest } = placePath(folder);
  const table: readonly Route[] = Object.values(routes);
  const found = table.filter(({ made, pattern }) => made === 'client' && pattern.startsWith(rest));
  if (found.length === 0) throw new Error(`The route table has no client route under ${folder}`);
  return { rest, found };
}

/**
 * The addresses that a shell fills, by the route table: the source of a regular expression that means the same to
 * JavaScript and to PCRE. A variant without the page itself is no reason to leave it out: the page's head leads on.
 * @param folder the part of the shell's `matchPath` before the star, such as `/en/profile/`
 * @throws Error when the table has no client route there
 */
export function clientAddresses(folder: string): string {
  const { rest, found } = clientRoutes(folder);
  const sources = found.map((route) =>
    patternSource(route)
      .slice(rest.length)
      .replace(/\(\?<\w+>/g, '(?:'),
  );
  return `^${folder}(?:${sources.join('|')})/?$`;
}

/**
 * The addresses that a shell fills as some static hosts write them: a star, which stands for anything, in place of each parameter.
 * @throws Error when the table has no client route there
 */
export function clientGlobs(folder: string): readonly string[] {
  const { rest, found } = clientRoutes(folder);
  return found.map(({ pattern }) => folder + pattern.slice(rest.length).replace(/:[a-z]+/g, '*'));
}
