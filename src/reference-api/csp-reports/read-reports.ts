import * as z from 'zod/mini';
import { matchRoute, routes } from '../../routes';

/** One thing that a page's policy has blocked, without anything that could tell who was there. */
export interface Violation {
  readonly directive: string;
  /** Origin of what was blocked, or a keyword such as `inline`. */
  readonly blocked: string;
  /** Kind of page, as the pattern of its route. */
  readonly page: string;
  /** Script and line that asked for it; empty where the browser does not say. */
  readonly source: string;
}

/** A report in the form of CSP Level 2, as `report-uri` sends it (`application/csp-report`). */
const olderReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'source-file': z.optional(z.nullable(z.string())),
    'line-number': z.optional(z.nullable(z.number())),
  }),
});

/** Reports in the form of the Reporting API (`application/reports+json`); those of other kinds come along. */
const reportList = z.array(z.object({ type: z.string(), body: z.unknown() }));

const VIOLATION = 'csp-violation';

const violationBody = z.object({
  documentURL: z.string(),
  blockedURL: z.optional(z.nullable(z.string())),
  effectiveDirective: z.string(),
  sourceFile: z.optional(z.nullable(z.string())),
  lineNumber: z.optional(z.nullable(z.number())),
});

type Report = z.infer<typeof violationBody>;

/** The body of a call: one report of the older form, or a list of the newer one. */
export const reportsSchema = z.union([olderReport, reportList]);

const UNKNOWN = 'unknown';

/** Extensions of browsers change pages too; nobody here can mend them. */
const EXTENSION = /^[a-z-]+-extension(?::|$)/;

function originOf(address: string): string {
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  if (!URL.canParse(address)) return UNKNOWN;
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}

/** Names a page by its route: ids and queries of addresses say who was there, and searches what for. */
function pageOf(address: string): string {
  if (!URL.canParse(address)) return UNKNOWN;
  const match = matchRoute(new URL(address).pathname);
  return match ? routes[match.name].pattern : UNKNOWN;
}

function placeOf({ documentURL, sourceFile, lineNumber }: Report): string {
  if (typeof sourceFile !== 'string' || !URL.canParse(sourceFile)) return '';
  const { origin, pathname } = new URL(sourceFile);
  const isOwn = URL.canParse(documentURL) && new URL(documentURL).origin === origin;
  const script = /^\/[\w.-]+\.js$/.test(pathname) ? pathname : pageOf(sourceFile);
  return `${isOwn ? script : originOf(sourceFile)}:${String(lineNumber ?? 0)}`;
}

function violationOf(report: Report): Violation {
  const [directive = UNKNOWN] = /^[a-z-]{1,40}/.exec(report.effectiveDirective) ?? [];
  return {
    directive,
    blocked: originOf(report.blockedURL ?? ''),
    page: pageOf(report.documentURL),
    source: placeOf(report),
  };
}

function isOfExtension({ blockedURL, sourceFile }: Report): boolean {
  return [blockedURL, sourceFile].some((address) => EXTENSION.test(address ?? ''));
}

function reportsOf(body: z.infer<typeof reportsSchema>): readonly Report[] {
  if (Array.isArray(body)) {
    return body.flatMap(({ type, body: each }) => {
      const parsed = violationBody.safeParse(each);
      return type === VIOLATION && parsed.success ? [parsed.data] : [];
    });
  }
  const report = body['csp-report'];
  return [
    {
      documentURL: report['document-uri'],
      blockedURL: report['blocked-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'] ?? '',
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
    },
  ];
}

/** Reads what was blocked out of the body of a call; what an extension of the browser has done is left out. */
export function readViolations(body: z.infer<typeof reportsSchema>): readonly Violation[] {
  return reportsOf(body)
    .filter((report) => !isOfExtension(report))
    .map(violationOf);
}
