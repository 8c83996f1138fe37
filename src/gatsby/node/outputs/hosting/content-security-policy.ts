import type { Environment } from '../../../../config/environment';
import type { FetchDirective, Setting } from '../../../../config/setting-kinds';
import { settings } from '../../../../config/settings';

const table: readonly (readonly [name: string, setting: Setting])[] = Object.entries(settings);

/** Sources that every site needs, whatever its settings. */
const OWN_SOURCES: Readonly<Record<FetchDirective, readonly string[]>> = {
  'script-src': ["'self'"],
  'img-src': ["'self'"],
  'media-src': [],
  'connect-src': ["'self'"],
};

function isSet(environment: Environment, name: string): boolean {
  return Reflect.get(environment, name) !== undefined;
}

/** Origins that a setting names: hosts stay as they are, so that they hold for the scheme of the page. */
function originsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [new URL(value).origin];
  return Array.isArray(value) ? value.map(String) : [];
}

function sourcesOf(directive: FetchDirective, environment: Environment): readonly string[] {
  const named = table.flatMap(([name, { directives = [], needs }]) =>
    directives.includes(directive) && (needs === undefined || isSet(environment, needs))
      ? originsOf(Reflect.get(environment, name))
      : [],
  );
  return [...new Set([...OWN_SOURCES[directive], ...named])];
}

function fetchDirective(
  directive: FetchDirective,
  environment: Environment,
  more: readonly string[] = [],
): readonly string[] {
  const sources = [...sourcesOf(directive, environment), ...more];
  return sources.length === 0 ? [] : [`${directive} ${sources.join(' ')}`];
}

/** The name of the group of reports, which ties the policy to `Reporting-Endpoints`. */
export const REPORT_GROUP = 'csp';

/** An address as it may stand in a header: what parts directives, lists and variables of nginx is percent-encoded. */
export function headerAddress(address: string): string {
  return new URL(address).href.replace(
    /[;,$\\'"]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** True for an endpoint that `Reporting-Endpoints` may name: browsers take none without TLS. */
export function isReportingEndpoint(address: string): boolean {
  return new URL(address).protocol === 'https:';
}

function reporting({ CSP_REPORT_URL: address }: Environment): readonly string[] {
  if (address === undefined) return [];
  // A browser that knows `report-to` takes no notice of `report-uri`, also where it takes the endpoint for none.
  const group = isReportingEndpoint(address) ? [`report-to ${REPORT_GROUP}`] : [];
  return [`report-uri ${headerAddress(address)}`, ...group];
}

/**
 * Makes the Content-Security-Policy of all pages (CSP Level 3, https://www.w3.org/TR/CSP3/): whatever is not named is
 * blocked. Each setting with `directives` adds its origin to these.
 * @param scripts sources of the inline scripts of all pages, such as `'sha256-…'`
 */
export function contentSecurityPolicy(
  environment: Environment,
  scripts: readonly string[],
): string {
  return [
    "default-src 'none'",
    ...fetchDirective('script-src', environment, scripts),
    // Pages hold some 300 different style elements and nearly as many style attributes, which have no hash in CSP.
    "style-src 'unsafe-inline'",
    // A game's file to take along holds its pictures, also where it is looked at without being saved.
    ...fetchDirective(
      'img-src',
      environment,
      environment.OFFLINE_GAMES === 'build' ? ['data:'] : [],
    ),
    ...fetchDirective('media-src', environment),
    ...fetchDirective('connect-src', environment),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Where the site itself is served without TLS, its own scripts would be asked for with it.
    ...(environment.GATSBY_SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    ...reporting(environment),
  ].join('; ');
}
