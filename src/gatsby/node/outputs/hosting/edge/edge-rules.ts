import * as z from 'zod/mini';
import {
  HOSTING_FOLDER,
  parseRewrites,
  SECURITY_HEADERS,
  type RedirectRule,
  type Rewrite,
} from '../hosting-rules';

/** The rules of a release for the edge worker, as a path from the root of `public/`: no visitor gets it. */
export const EDGE_RULES_FILE = `/${HOSTING_FOLDER}/edge-rules.json`;

/** Rules that a build makes. They travel with the release, so that a switch changes pages, addresses and headers at once. */
export interface EdgeRules {
  /** Headers of every answer. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly rewrites: readonly Rewrite[];
  /** Redirects by the address that they hold for. */
  readonly redirects: ReadonlyMap<string, RedirectRule>;
}

/** Separator in the text of all redirects: requests for addresses that hold it are malformed. */
const NUL = '\0';

const rulesSchema = z.object({
  headers: z.array(z.tuple([z.string(), z.string()])),
  rewrites: z.unknown(),
  /** Address, status and new address of each redirect: one text, because a worker has little time to read 100,000 rows. */
  redirects: z.string(),
});

function readRedirects(text: string): ReadonlyMap<string, RedirectRule> {
  const parts = text.split(NUL);
  const rules = new Map<string, RedirectRule>();
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [from = '', status, to = ''] = parts.slice(at, at + 3);
    rules.set(from, { from, to, status: Number(status) });
  }
  return rules;
}

/** Writes down the rules of a build: the text of {@link EDGE_RULES_FILE}. */
export function edgeRulesText(
  rewrites: readonly Rewrite[],
  redirects: readonly RedirectRule[],
): string {
  const rows = redirects.flatMap(({ from, to, status }) => [from, String(status), to]);
  const rules = { headers: SECURITY_HEADERS, rewrites, redirects: rows.join(NUL) };
  return `${JSON.stringify(rules)}\n`;
}

/**
 * Reads the rules of a build.
 * @throws Error when the text is not what {@link edgeRulesText} writes
 */
export function parseEdgeRules(text: string): EdgeRules {
  const { headers, rewrites, redirects } = rulesSchema.parse(JSON.parse(text));
  return {
    headers,
    rewrites: parseRewrites(JSON.stringify(rewrites)),
    redirects: readRedirects(redirects),
  };
}
