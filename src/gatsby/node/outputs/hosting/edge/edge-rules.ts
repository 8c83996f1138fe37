import * as z from 'zod/mini';
import {
  HOSTING_FOLDER,
  parseRedirects,
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

const rulesSchema = z.object({
  headers: z.array(z.tuple([z.string(), z.string()])),
  rewrites: z.unknown(),
  redirects: z.unknown(),
});

/** Writes down the rules of a build: the text of {@link EDGE_RULES_FILE}. */
export function edgeRulesText(
  rewrites: readonly Rewrite[],
  redirects: readonly RedirectRule[],
): string {
  return `${JSON.stringify({ headers: SECURITY_HEADERS, rewrites, redirects })}\n`;
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
    redirects: parseRedirects(JSON.stringify(redirects)),
  };
}
