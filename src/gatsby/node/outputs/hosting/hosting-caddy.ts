import { endingsByType, OTHER_TYPE, textTypes } from './content-types';
import {
  CACHE_RULES,
  cacheControlOf,
  DATA,
  HIDDEN,
  NOT_FOUND_ADDRESSES,
  NOT_FOUND_CACHE,
  NOT_FOUND_DOCUMENT,
  OTHER_CACHE,
  SERVED_FOLDER,
  SERVED_RULES,
  type RedirectRule,
  type Rewrite,
} from './hosting-rules';
import { type HeaderRule, type HeaderScope } from './response-headers';

/**
 * Seconds for which a hook waits behind a reload, as with nginx. Connections of before are closed at once, but for those that
 * have asked for nothing: they get the old rules until they are six seconds old (`closeIdleConns` of Go), and where they have
 * agreed on HTTP/2 and not begun with it for ten (`prefaceTimeout`).
 */
export const RELOAD_PAUSE_S = 11;

/** Quotes a text for a Caddyfile. Between backticks nothing has a meaning but a backtick, and braces only where values are filled in. */
function quoted(text: string): string {
  return `\`${text}\``;
}

/** A pattern that finds one text and no other; it has no backtick. */
function exactly(text: string): string {
  const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll('`', '\\x60');
  return `~^${escaped}$`;
}

/** A row that finds a text: as it is where nothing in it has a meaning for Caddy, else by a pattern. */
function keyOf(text: string): string {
  return quoted(/[`{}~]|^\\/.test(text) ? exactly(text) : text);
}

function withCharset(type: string): string {
  return textTypes.includes(type) ? `${type}; charset=utf-8` : type;
}

function typeRows(): string {
  return [...endingsByType]
    .map(([type, endings]) => {
      const pattern = `~(?i)\\.(?:${endings.join('|')})$`;
      return `\t\t${quoted(pattern)} ${quoted(withCharset(type))}`;
    })
    .join('\n');
}

function cacheRows(): string {
  return CACHE_RULES.map(
    ({ pattern, value, why }) => `\t\t# ${why}\n\t\t${quoted(`~${pattern}`)} ${quoted(value)}`,
  ).join('\n');
}

function headerLines(headers: readonly HeaderRule[], wanted: HeaderScope, matcher = ''): string {
  return headers
    .filter(({ scope }) => scope === wanted)
    .map(({ name, value, why }) => `\t# ${why}\n\theader ${matcher}${name} ${quoted(value)}\n`)
    .join('');
}

/** Redirects by status: a row answers with the target, and Caddy wants the status written. */
function movedBlocks(redirects: readonly RedirectRule[]): string {
  const statuses = [...new Set(redirects.map(({ status }) => status))].sort();
  if (statuses.length === 0) return '';
  const blocks = statuses.map((status) => {
    const target = `{youban_moved_${String(status)}}`;
    const rows = redirects
      .filter((rule) => rule.status === status)
      .map(({ from, to }) => {
        const escaped = to.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('`', '%60');
        return `\t\t\t${keyOf(from)} ${quoted(escaped)}`;
      });
    return `\t\tmap @bare {re.bare.1} ${target} {
${rows.join('\n')}
\t\t\tdefault ""
\t\t}
\t\t@moved_${String(status)} expression ${quoted(`${target} != ""`)}
\t\tredir @moved_${String(status)} ${target}{youban_query} ${String(status)}
`;
  });
  return `
\t\t# Old addresses, with and without a slash at the end, with the query that was asked for.
\t\tmap {query} {youban_query} {
\t\t\t"" ""
\t\t\t~(.+) ?\${1}
\t\t}
\t\t@bare path_regexp bare ^(/.*?)/?$
${blocks.join('')}`;
}

function shellBlocks(rewrites: readonly Rewrite[]): string {
  return rewrites
    .map(({ prefix, pattern, document }, at) => {
      const [known, below] = [`@known_${String(at)}`, `@below_${String(at)}`];
      return `\t\t${known} path_regexp ${quoted(pattern)}
\t\thandle ${known} {
\t\t\trewrite * ${document}
\t\t\timport youban_document
\t\t\timport youban_files
\t\t}
\t\t${below} path_regexp ${quoted(`^${prefix}`)}
\t\thandle ${below} {
\t\t\timport youban_error ${document}
\t\t}
`;
    })
    .join('');
}

/** One pattern for what is an error whatever lies there. */
const hidden = [
  ...NOT_FOUND_ADDRESSES.map((address) => `^${address.replaceAll('.', '\\.')}$`),
  ...HIDDEN,
].join('|');

/**
 * The Caddyfile of the site, complete: name and folder are variables of the environment, so that nobody edits it. It gives the
 * answers of our own server, which follows the same rules. With a name Caddy has TLS and a certificate by itself.
 */
export function caddyfile(
  rewrites: readonly Rewrite[],
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
): string {
  return `# Written by the build: do not edit. Import it into the Caddyfile of the server, or run it:
#   YOUBAN_ADDRESS=www.example.com caddy run --config ${SERVED_RULES}/Caddyfile
# Let Caddy read it before each release is shown; whoever reloads it fills in the address, too:
#   npm run release -- --into /srv/youban --hook-before \\
#     'YOUBAN_ADDRESS=www.example.com caddy reload --config ${SERVED_RULES}/Caddyfile && sleep ${String(RELOAD_PAUSE_S)}'

# A document: HTML that browsers ask for again.
(youban_document) {
\theader Content-Type "text/html; charset=utf-8"
\theader Cache-Control ${quoted(cacheControlOf('/index.html'))}
${headerLines(headers, 'documents')}}

# Files as they lie there, or their compressed copies.
(youban_files) {
\tfile_server {
\t\tdisable_canonical_uris
\t\tprecompressed br gzip
\t}
}

# A document with status 404, always whole: there is no part of it, and no older one, that a browser could go on with.
(youban_error) {
\trewrite * {args.0}
\timport youban_document
\trequest_header -If-None-Match
\trequest_header -If-Modified-Since
\trequest_header -If-Range
\trequest_header -Range
\theader {
\t\tCache-Control ${quoted(NOT_FOUND_CACHE)}
\t\t-Etag
\t\t-Last-Modified
\t\t-Accept-Ranges
\t\tdefer
\t}
\tfile_server {
\t\tdisable_canonical_uris
\t\tprecompressed br gzip
\t\tstatus 404
\t}
}

{$YOUBAN_ADDRESS::80} {
\t# The link that "npm run release" switches: each request finds its files through it.
\troot * {$YOUBAN_ROOT:${SERVED_FOLDER}}

\tmap {path} {youban_type} {
${typeRows()}
\t\tdefault ${OTHER_TYPE}
\t}
\tmap {path} {youban_cache} {
${cacheRows()}
\t\tdefault ${quoted(OTHER_CACHE)}
\t}

\theader Cache-Control ${quoted(NOT_FOUND_CACHE)}
\theader >Vary Accept-Encoding
${headerLines(headers, 'all')}\t@https protocol https
${headerLines(headers, 'tls', '@https ')}
\troute {
\t\t@written not method GET HEAD
\t\thandle @written {
\t\t\theader Allow "GET, HEAD"
\t\t\trespond 405
\t\t}

\t\t# No address: the error page by its own name, notes for the web server, files with a dot, compressed copies.
\t\t@hidden path_regexp ${quoted(hidden)}
\t\thandle @hidden {
\t\t\timport youban_error ${NOT_FOUND_DOCUMENT}
\t\t}
${movedBlocks(redirects)}
\t\t# A folder's page first, then a file of that name. Both spellings of an address are answered without a redirect.
\t\t@page file {path}/index.html
\t\thandle @page {
\t\t\timport youban_document
\t\t\timport youban_files
\t\t}
\t\t@file {
\t\t\tfile {path}
\t\t\tnot path */
\t\t}
\t\thandle @file {
\t\t\t@document path_regexp ${quoted('\\.html$')}
\t\t\thandle @document {
\t\t\t\timport youban_document
\t\t\t\timport youban_files
\t\t\t}
\t\t\theader Content-Type {youban_type}
\t\t\theader Cache-Control {youban_cache}
\t\t\timport youban_files
\t\t}

\t\t# What scripts ask for: missing, it is a plain 404 and never a page.
\t\t@data path_regexp ${quoted(DATA)}
\t\thandle @data {
\t\t\theader Content-Type "text/plain; charset=utf-8"
\t\t\trespond "Not found
" 404
\t\t}

\t\t# Client-only routes: their shell draws them in the browser, or says there, with status 404, that there is no such address.
${shellBlocks(rewrites)}
\t\thandle {
\t\t\timport youban_error ${NOT_FOUND_DOCUMENT}
\t\t}
\t}
}
`;
}
