import { matchRoute, type RouteName } from '../../../routes';
import { BuildFaults, type Fault } from '../faults';
import { isHidden } from '../outputs/hosting/hosting-rules';
import { redirectKey, type ReadRedirects, type Redirect } from '../sources/redirects';
import type { Finding } from './report-findings';
import { isThere, type SiteAddresses } from './site-addresses';

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

/** Pages that come and go with the items of the library. */
const ITEM_ROUTES: readonly RouteName[] = [
  ...(['game', 'gameRoles', 'role', 'tag', 'tagPage', 'libraryPage'] as const),
  ...([
    'partnerDetail',
    'partnerChat',
    'partnerStory',
    'partnerGames',
    'activityCalendar',
  ] as const),
];

function isOfItem(key: string): boolean {
  const route = matchRoute(encodeURI(key))?.name;
  return route !== undefined && ITEM_ROUTES.includes(route);
}

/** Fault of a redirect. */
interface RedirectFault {
  readonly what: string;
  /** True when the library may be the reason: an item came, went or was renamed. */
  readonly isOfLibrary: boolean;
  /** Address to which it should lead instead, if that is known. */
  readonly end?: string;
}

function faultOf(
  redirect: Redirect,
  byAddress: ReadonlyMap<string, Redirect>,
  site: SiteAddresses,
  aliases: ReadonlySet<Redirect>,
): RedirectFault | undefined {
  const { from, to } = redirect;
  const mistake = (what: string): RedirectFault => ({ what, isOfLibrary: false });
  const first = byAddress.get(from);
  if (first && first !== redirect)
    return mistake(`${from} is redirected by ${first.where} already`);
  if (isHidden(from)) return mistake(`${from} is no address that visitors get an answer at`);
  if (isThere(from, site)) {
    const what = `${from} is a page of the site, which nobody could reach any more`;
    return { what, isOfLibrary: isOfItem(from) };
  }
  if (isElsewhere(redirect)) return undefined;
  const next = byAddress.get(redirectKey(to));
  if (next) {
    const { end, isLoop } = follow(redirect, byAddress);
    if (isLoop) return mistake(`${from} leads in a circle, over ${next.where}`);
    const what = `${from} leads to ${to}, which is redirected by ${next.where}: expected ${end} at once`;
    return { what, isOfLibrary: aliases.has(next), end };
  }
  if (isThere(redirectKey(to), site)) return undefined;
  return {
    what: `${from} leads to ${to}, which is not there`,
    isOfLibrary: isOfItem(redirectKey(to)),
  };
}

/** Spellings of one address that a web server's table tells apart, in one line of its file. */
const MOST_SPELLINGS = 8;

/** Addresses that differ in capital letters alone, where there are more of them than a web server may have. */
function crowdedSpellings(redirects: readonly Redirect[]): ReadonlyMap<Redirect, string> {
  const counts = new Map<string, number>();
  const crowded = new Map<Redirect, string>();
  for (const redirect of redirects) {
    const { from } = redirect;
    const key = from.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= MOST_SPELLINGS) continue;
    const what = `${from} differs from ${String(count - 1)} other addresses in capital letters alone`;
    crowded.set(redirect, `${what}: expected ${String(MOST_SPELLINGS)} of them at most`);
  }
  return crowded;
}

/** One fault for what is wrong in the same way in each language and layout. */
function once<F extends Fault>(faults: readonly F[]): readonly F[] {
  const byPlace = new Map<string, F>();
  for (const fault of faults) if (!byPlace.has(fault.where)) byPlace.set(fault.where, fault);
  return [...byPlace.values()];
}

/** Redirects that lead somewhere, and what was wrong with others. */
interface CheckedRedirects {
  readonly redirects: readonly Redirect[];
  readonly findings: readonly Finding[];
}

/**
 * Checks redirects against each other and the site: none leads in a circle, over another one or to nothing, and none
 * stands in front of a page. What the library is the reason of is left out, or leads to the end at once, and is a finding.
 * @returns the redirects, those of the file first
 * @throws BuildFaults naming the lines of the file that are wrong by themselves
 */
export function checkedRedirects(
  { redirects: written, faults }: ReadRedirects,
  aliases: readonly Redirect[],
  site: SiteAddresses,
): CheckedRedirects {
  const all = [...written, ...aliases];
  const ofItems = new Set(aliases);
  const byAddress = new Map<string, Redirect>();
  for (const redirect of all) {
    // Nobody is redirected from a page of the site.
    if (byAddress.has(redirect.from) || isThere(redirect.from, site)) continue;
    byAddress.set(redirect.from, redirect);
  }
  const crowded = crowdedSpellings(all);
  const mistakes: Fault[] = [...faults];
  const findings: Finding[] = [];
  const redirects = all.flatMap((redirect): Redirect[] => {
    const { where } = redirect;
    const spelling = crowded.get(redirect);
    const fault =
      spelling === undefined
        ? faultOf(redirect, byAddress, site, ofItems)
        : { what: spelling, isOfLibrary: false };
    if (!fault) return [redirect];
    const { what, isOfLibrary, end } = fault;
    if (ofItems.has(redirect)) findings.push({ kind: 'item-alias', where, what });
    else if (isOfLibrary) findings.push({ kind: 'stale-redirect', where, what });
    else mistakes.push({ where, what });
    return end !== undefined && isOfLibrary ? [{ ...redirect, to: end }] : [];
  });
  if (mistakes.length > 0)
    throw new BuildFaults('Old addresses cannot be redirected:', once(mistakes));
  return { redirects, findings: once(findings) };
}
