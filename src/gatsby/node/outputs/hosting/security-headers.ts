import type { Environment } from '../../../../config/environment';
import {
  contentSecurityPolicy,
  headerAddress,
  isReportingEndpoint,
  REPORT_GROUP,
} from './content-security-policy';
import type { HeaderRule } from './response-headers';

/** Features of browsers that no part of the site uses; autoplay, clipboard, full screen and sharing are used. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
];

const POLICY = 'Content-Security-Policy';

/** Source of an inline script in a policy. */
const SCRIPT = /'sha256-[^']+'/g;

function scriptsOf(headers: readonly HeaderRule[]): readonly string[] {
  return headers.flatMap(({ name, value }) => (name === POLICY ? (value.match(SCRIPT) ?? []) : []));
}

/** Lets the inline scripts of other builds run too; everything else stays as it is. */
export function withScriptsOf(
  headers: readonly HeaderRule[],
  others: readonly (readonly HeaderRule[])[],
): readonly HeaderRule[] {
  const own = scriptsOf(headers);
  const more = [...new Set(others.flatMap(scriptsOf))].filter((each) => !own.includes(each)).sort();
  if (more.length === 0) return headers;
  return headers.map((header) =>
    header.name === POLICY
      ? { ...header, value: header.value.replace(/script-src [^;]*/, `$& ${more.join(' ')}`) }
      : header,
  );
}

const YEAR_S = 365 * 24 * 60 * 60;

function reportingEndpoints({ CSP_REPORT_URL: address }: Environment): readonly HeaderRule[] {
  if (address === undefined || !isReportingEndpoint(address)) return [];
  return [
    {
      name: 'Reporting-Endpoints',
      value: `${REPORT_GROUP}="${headerAddress(address)}"`,
      scope: 'documents',
      why: 'where browsers that know the Reporting API send reports of the policy',
    },
  ];
}

/**
 * Lists the headers of a build that say what browsers may do with its answers.
 * @param scripts sources of the inline scripts of all pages, as the build doctor has found them
 */
export function securityHeaders(
  environment: Environment,
  scripts: readonly string[],
): readonly HeaderRule[] {
  return [
    {
      name: 'X-Content-Type-Options',
      value: 'nosniff',
      scope: 'all',
      why: 'a file is what its type says, never what its bytes look like',
    },
    {
      name: 'Referrer-Policy',
      value: 'strict-origin-when-cross-origin',
      scope: 'all',
      why: 'other sites hear of the origin alone, not of a search or a channel',
    },
    {
      name: POLICY,
      value: contentSecurityPolicy(environment, scripts),
      scope: 'documents',
      why: 'a page loads and runs what the build knows of, and stands in no frame',
    },
    ...reportingEndpoints(environment),
    {
      name: 'Permissions-Policy',
      value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      scope: 'documents',
      why: 'nobody is asked for what the site has no use for',
    },
    {
      name: 'Cross-Origin-Opener-Policy',
      value: 'same-origin',
      scope: 'documents',
      why: 'a page of another site that opens this one has no hold on its window',
    },
    {
      name: 'X-Frame-Options',
      value: 'DENY',
      scope: 'documents',
      why: 'the same as frame-ancestors, for browsers that do not know it',
    },
    {
      name: 'Strict-Transport-Security',
      value: `max-age=${String(YEAR_S)}`,
      scope: 'tls',
      why: 'a browser that has been here once asks with TLS from then on',
    },
  ];
}
