import { matchRoute, routes, type Route } from '../../../routes';
import { BuildFaults, type Fault } from '../faults';
import { isHidden } from '../outputs/hosting/hosting-rules';
import { redirectKey, type ReadRedirects, type Redirect } from '../sources/redirects';

/** Addresses that the site has of its own, in all languages. */
export interface SiteAddresses {
  /** Pages and files, by {@link redirectKey}. */
  readonly known: ReadonlySet<string>;
  /** True when there is a partner with an id: the pages of partners are drawn in the browser. */
  readonly hasCharacter: (id: string) => boolean;
}

/** True when the site has something of its own at an address. */
function isThere(key: string, { known, hasCharacter }: SiteAddresses): boolean {
  if (known.has(key)) return true;
  const match = matchRoute(encodeURI(key));
  if (!match) return false;
  const { made, pattern }: Route = routes[match.name];
  // Account removal has the id of a visitor, whom no build knows.
  return (
    made === 'client' &&
    (!pattern.startsWith('/game-partner/') || hasCharacter(match.params.id ?? ''))
  );
}

function isElsewhere({ to }: Redirect): boolean {
  return !to.startsWith('/');
}

/** Follows redirects from one to the next: the last address, or the first that comes twice. */
function follow(
  redirect: Redirect,
  byAddress: ReadonlyMap<string, Redirect>,
): { readonly end: string; readonly isLoop: boolean } {
  const seen = new Set([redirect.from]);
  let at = redirect;
  for (;;) {
    const key = isElsewhere(at) ? at.to : redirectKey(at.to);
    const next = byAddress.get(key);
    if (seen.has(key)) return { end: key, isLoop: true };
    if (!next) return { end: at.to, isLoop: false };
    seen.add(key);
    at = next;
  }
}

function faultOf(
  redirect: Redirect,
  byAddress: ReadonlyMap<string, Redirect>,
  site: SiteAddresses,
): string | undefined {
  const { from, to } = redirect;
  const first = byAddress.get(from);
  if (first && first !== redirect) return `${from} is redirected by ${first.where} already`;
  if (isHidden(from)) return `${from} is no address that visitors get an answer at`;
  if (isThere(from, site))
    return `${from} is a page of the site, which nobody could reach any more`;
  if (isElsewhere(redirect)) return undefined;
  const next = byAddress.get(redirectKey(to));
  if (next) {
    const { end, isLoop } = follow(redirect, byAddress);
    return isLoop
      ? `${from} leads in a circle, over ${next.where}`
      : `${from} leads to ${to}, which is redirected by ${next.where}: expected ${end} at once`;
  }
  return isThere(redirectKey(to), site) ? undefined : `${from} leads to ${to}, which is not there`;
}

/** Spellings of one address that a web server's table tells apart, in one line of its file. */
const MOST_SPELLINGS = 8;

/** Addresses that differ in capital letters alone, where there are more of them than a web server may have. */
function spellingFaults(redirects: readonly Redirect[]): readonly Fault[] {
  const counts = new Map<string, number>();
  return redirects.flatMap(({ from, where }) => {
    const key = from.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST_SPELLINGS) return [];
    const what = `${from} differs from ${String(count - 1)} other addresses in capital letters alone`;
    return [{ where, what: `${what}: expected ${String(MOST_SPELLINGS)} of them at most` }];
  });
}

/** One fault for what is wrong in the same way in each language and layout. */
function once(faults: readonly Fault[]): readonly Fault[] {
  const byPlace = new Map<string, Fault>();
  for (const fault of faults) if (!byPlace.has(fault.where)) byPlace.set(fault.where, fault);
  return [...byPlace.values()];
}

/**
 * Checks redirects against each other and the site: none leads in a circle, over another one or to nothing, and none
 * stands in front of a page.
 * @returns the redirects, those of the file first
 * @throws BuildFaults naming line or item
 */
export function checkedRedirects(
  { redirects: written, faults }: ReadRedirects,
  aliases: readonly Redirect[],
  site: SiteAddresses,
): readonly Redirect[] {
  const redirects = [...written, ...aliases];
  const byAddress = new Map<string, Redirect>();
  for (const redirect of redirects) {
    if (!byAddress.has(redirect.from)) byAddress.set(redirect.from, redirect);
  }
  const all = [
    ...faults,
    ...spellingFaults(redirects),
    ...redirects.flatMap((redirect) => {
      const what = faultOf(redirect, byAddress, site);
      return what === undefined ? [] : [{ where: redirect.where, what }];
    }),
  ];
  if (all.length > 0) throw new BuildFaults('Old addresses cannot be redirected:', once(all));
  return redirects;
}
