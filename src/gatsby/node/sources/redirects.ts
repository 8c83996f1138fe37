import { readFile } from 'node:fs/promises';
import { LOCALES } from '../../../config/locales';
import { errorCode } from '../../../node/errors';
import { href, pagePath, routes, VARIANTS, type Route, type RouteName } from '../../../routes';
import type { Fault } from '../faults';
import type { Library } from './model';

/** The answers that lead to another address for ever or for now (RFC 9110, section 15.4). */
const STATUSES = [301, 302, 307, 308] as const;

export type RedirectStatus = (typeof STATUSES)[number];

/** An address that leads to another one. */
export interface Redirect {
  /** A path of the site, decoded and without a slash at its end: it holds with and without one. */
  readonly from: string;
  /** A path of the site or an address of another one, percent-encoded. */
  readonly to: string;
  readonly status: RedirectStatus;
  /** Who wants it, for messages: a line of the file, or an item. */
  readonly where: string;
}

/** Redirects that were read, and what is wrong with the others. */
export interface ReadRedirects {
  readonly redirects: readonly Redirect[];
  readonly faults: readonly Fault[];
}

/** A path as redirects are found by it: decoded, without a slash at its end. */
export function redirectKey(path: string): string {
  return withoutSlash(decodeURIComponent(path));
}

/** A decoded path without a slash at its end. */
export function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '');
}

function isPath(address: string): boolean {
  // Two slashes, or one and a backslash, would be the address of another site.
  if (!/^\/(?![/\\])[^?#"\s]*$/.test(address)) return false;
  try {
    const path = decodeURIComponent(address);
    // A line feed or a NUL means something to web servers, and no address needs one.
    return !/\p{Cc}/u.test(path) && !path.split('/').some((part) => part === '.' || part === '..');
  } catch {
    return false;
  }
}

function isElsewhere(address: string): boolean {
  return /^https:\/\/[^\s"?#]+$/.test(address) && URL.canParse(address);
}

function toStatus(text: string): RedirectStatus | undefined {
  return STATUSES.find((status) => String(status) === text);
}

/** A line of the file. */
function readLine(line: string, where: string): Redirect | readonly Fault[] {
  const values = line.split(',').map((value) => value.trim());
  const [from = '', to = '', written = ''] = values;
  if (values.length !== 3 || line.includes('"')) {
    const what = 'expected from,to,status without quotes; a comma in an address is %2C';
    return [{ where, what: `${what}, got ${line}` }];
  }
  const status = toStatus(written);
  const faults: Fault[] = [];
  const fault = (field: string, expected: string, got: string) =>
    faults.push({ where: `${where}, ${field}`, what: `expected ${expected}, got ${got}` });
  if (!isPath(from)) fault('from', 'a path such as /old/, without query and fragment', from);
  if (!isPath(to) && !isElsewhere(to)) {
    fault(
      'to',
      'a path such as /new/ without query and fragment, or an https address without them',
      to,
    );
  }
  if (status === undefined) fault('status', STATUSES.join(', '), written);
  if (faults.length > 0 || status === undefined) return faults;
  const target = isPath(to) ? encodeURI(decodeURIComponent(to)) : new URL(to).href;
  return { from: redirectKey(from), to: target, status, where };
}

/** File in which editors list old addresses, from the root of the site. */
export const REDIRECTS_FILE = 'static/redirects.csv';

const HEADER = 'from,to,status';

/**
 * Reads the redirects of `static/redirects.csv`: `from,to,status` in its first line, one redirect a line; empty lines
 * and those that begin with `#` say nothing. No value holds a comma, so none is in quotes.
 * @param file may be missing
 */
export async function readRedirects(file: string, name: string): Promise<ReadRedirects> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return HEADER;
    throw error;
  });
  const [header = '', ...lines] = text.split(/\r?\n/);
  // A byte order mark counts as a blank.
  if (header.replace(/\s/g, '') !== HEADER) {
    const what = `expected ${HEADER}, got ${header}`;
    return { redirects: [], faults: [{ where: `${name}, line 1`, what }] };
  }
  const redirects: Redirect[] = [];
  const faults: Fault[] = [];
  lines.forEach((line, at) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const read = readLine(line, `${name}, line ${String(at + 2)}`);
    if ('from' in read) redirects.push(read);
    else faults.push(...read);
  });
  return { redirects, faults };
}

/** The routes with the id of an item in their address. */
const itemRoutes = {
  games: ['game', 'gameRoles'],
  roles: ['role'],
  characters: ['partnerDetail', 'partnerChat', 'partnerStory', 'partnerGames'],
  activities: ['activityCalendar'],
} as const satisfies Readonly<Record<string, readonly RouteName[]>>;

type ItemRoute = (typeof itemRoutes)[keyof typeof itemRoutes][number];

/** The old addresses of a route in every language and layout. */
function renamed(route: ItemRoute, ids: readonly [old: string, id: string], where: string) {
  const { variants }: Route = routes[route];
  const [old, id] = ids;
  return LOCALES.flatMap((locale) =>
    VARIANTS.filter((variant) => variants.includes(variant)).map((variant): Redirect => {
      const place = { locale, variant };
      const from = withoutSlash(pagePath(route, { id: old }, place));
      return { from, to: href(route, { id }, place), status: 301, where };
    }),
  );
}

/**
 * The redirects of items that had other ids before: the old ids, which the API lists in `aliases`, keep their
 * addresses.
 */
export function aliasRedirects(library: Library): readonly Redirect[] {
  const kinds = ['games', 'roles', 'characters', 'activities'] as const;
  return kinds.flatMap((kind) =>
    library[kind].flatMap(({ id, aliases = [] }) =>
      aliases.flatMap((old) =>
        itemRoutes[kind].flatMap((route) =>
          renamed(route, [old, id], `${kind} ${id}, field aliases, ${old}`),
        ),
      ),
    ),
  );
}
