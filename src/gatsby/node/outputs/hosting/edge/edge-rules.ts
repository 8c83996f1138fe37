import * as z from 'zod/mini';
import { HOSTING_FOLDER, parseRewrites, type RedirectRule, type Rewrite } from '../hosting-rules';
import { parseHeaders, type HeaderRule } from '../response-headers';

/** Name of the file with the rules of a release for the edge worker. */
export const EDGE_RULES_NAME = 'edge-rules.json';

/** That file as a path from the root of `public/`: no visitor gets it. */
export const EDGE_RULES_FILE = `/${HOSTING_FOLDER}/${EDGE_RULES_NAME}`;

/** Rules that a build makes. They travel with the release, so that a switch changes pages, addresses and headers at once. */
export interface EdgeRules {
  readonly headers: readonly HeaderRule[];
  readonly rewrites: readonly Rewrite[];
  /** Redirects by the address that they hold for. */
  readonly redirects: ReadonlyMap<string, RedirectRule>;
}

/** Separator in the text of all redirects: requests for addresses that hold it are malformed. */
const NUL = '\0';

const rulesSchema = z.object({
  headers: z.unknown(),
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

interface WrittenRules extends Omit<EdgeRules, 'redirects'> {
  readonly redirects: readonly RedirectRule[];
}

/** Writes down the rules of a build: the text of {@link EDGE_RULES_FILE}. */
export function edgeRulesText({ headers, rewrites, redirects }: WrittenRules): string {
  const rows = redirects.flatMap(({ from, to, status }) => [from, String(status), to]);
  const rules = { headers, rewrites, redirects: rows.join(NUL) };
  return `${JSON.stringify(rules)}\n`;
}

/**
 * Reads the rules of a build.
 * @throws Error when the text is not what {@link edgeRulesText} writes
 */
export function parseEdgeRules(text: string): EdgeRules {
  const { headers, rewrites, redirects } = rulesSchema.parse(JSON.parse(text));
  return {
    headers: parseHeaders(JSON.stringify(headers)),
    rewrites: parseRewrites(JSON.stringify(rewrites)),
    redirects: readRedirects(redirects),
  };
}
