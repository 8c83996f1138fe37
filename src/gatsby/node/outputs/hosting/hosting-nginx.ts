import {
  CACHE_RULES,
  DATA,
  HIDDEN,
  NOT_FOUND_ADDRESSES,
  NOT_FOUND_CACHE,
  NOT_FOUND_DOCUMENT,
  OTHER_CACHE,
  SERVED_FOLDER,
  type RedirectRule,
  type Rewrite,
} from './hosting-rules';
import { DOCUMENTS, type HeaderRule } from './response-headers';
import { endingsByType, OTHER_TYPE, textTypes } from './content-types';
import { quoted } from './nginx-text';
import { redirectAnswers, redirectMaps } from './redirects-nginx';

function cacheMaps(): string {
  const rows = CACHE_RULES.flatMap(({ pattern, value, why }) => [
    `  # ${why}`,
    `  ${quoted(`~${pattern}`)} ${quoted(value)};`,
  ]);
  return `map $uri $youban_file_cache {
  default ${quoted(OTHER_CACHE)};
${rows.join('\n')}
}

# An error must not be kept, whatever the name promises, and whoever moves a page may move it again.
map $status $youban_cache {
  default $youban_file_cache;
  "~^(?:[45]|30[1278])" ${quoted(NOT_FOUND_CACHE)};
}`;
}

/** The variable that holds the value of a header that only documents have. */
function variableOf(name: string): string {
  return `$youban_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** A header that only documents have is empty for every other file: nginx sends no empty one. */
function headerMaps(headers: readonly HeaderRule[]): string {
  return headers
    .filter(({ scope }) => scope === 'documents')
    .map(
      ({ name, value, why }) => `
# ${name}: ${why}.
map $uri ${variableOf(name)} {
  default "";
  ${quoted(`~${DOCUMENTS}`)} ${quoted(value)};
}
`,
    )
    .join('');
}

/** Says for a server what headers are added; those of TLS only where it has that. */
function addedHeaders(headers: readonly HeaderRule[]): string {
  return headers
    .filter(({ scope }) => scope !== 'tls')
    .map(({ name, value, scope, why }) =>
      scope === 'documents'
        ? `  add_header ${name} ${variableOf(name)} always;`
        : `  # ${why}\n  add_header ${name} ${quoted(value)} always;`,
    )
    .join('\n');
}

function types(): string {
  return [...endingsByType]
    .map(([type, endings]) => `    ${type} ${endings.join(' ')};`)
    .join('\n');
}

function shell({ prefix, pattern, document }: Rewrite): string {
  return `  location ${prefix} {
    error_page 404 ${document};
    try_files $uri/index.html $uri =404;
  }
  location ~ ${quoted(pattern)} {
    try_files $uri/index.html $uri ${document};
  }`;
}

/** nginx adds text/html to the list by itself and complains when it is named. */
const charsetTypes = textTypes.filter((type) => type !== 'text/html').join(' ');

/** Seconds in which whoever has opened a connection has to ask. The hooks in `docs/operating.md` wait for one more. */
export const HEADER_TIMEOUT_S = 10;

/** Everything that the rules need in `http`: the tables of old addresses, of what is kept, and of headers of documents. */
export function nginxMaps(
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
): string {
  return `${redirectMaps(redirects)}${cacheMaps()}
${headerMaps(headers)}`;
}

/** The rules inside of a `server`, whose `root` is the folder with the site or a symbolic link to it. */
export function nginxServer(
  rewrites: readonly Rewrite[],
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
): string {
  return `  # The root may be a link that a release switches. Each request finds its file through it; files that are kept open
  # would go on from the release before, and would be told as missing that are there now.
  open_file_cache off;
  disable_symlinks off;

  # Browsers open connections ahead. One that has asked for nothing keeps an old worker with the rules from before a reload
  # for so long, and its first page may be one of the next release: a switch waits longer.
  client_header_timeout ${String(HEADER_TIMEOUT_S)}s;

  # A redirect names no scheme, name or port: those are of whoever stands in front of this server.
  absolute_redirect off;

  # Compressed copies lie beside the files.
  gzip_static on;
  gzip_vary on;
  # With the module ngx_brotli:
  # brotli_static on;

  charset utf-8;
  charset_types ${charsetTypes};
  default_type ${OTHER_TYPE};
  types {
${types()}
  }

  # In no location below is there another add_header: one would switch all of these off.
  add_header Cache-Control $youban_cache always;
${addedHeaders(headers)}

  # The one page for everything that is not there, with status 404, also when asked for by name.
  error_page 404 ${NOT_FOUND_DOCUMENT};
${NOT_FOUND_ADDRESSES.map((address) =>
  address === NOT_FOUND_DOCUMENT
    ? `  location = ${address} { internal; }`
    : `  location = ${address} { return 404; }`,
).join('\n')}

  # No address: notes for the web server, files with a dot, compressed copies.
${HIDDEN.map((pattern) => `  location ~ ${quoted(pattern)} { return 404; }`).join('\n')}

  # What scripts ask for: missing, it is a plain 404 and never a page.
  location ~ ${quoted(DATA)} {
    error_page 404 @missing;
    try_files $uri/index.html $uri =404;
  }
  location @missing {
    types { }
    default_type text/plain;
    return 404 "Not found\\n";
  }

  # A folder's page first, then a file of that name: /terms and /terms/ are one page, /terms.html is
  # another document. Both spellings are answered without a redirect.
  location / {
    try_files $uri/index.html $uri =404;
  }

  # Client-only routes: what is no page is drawn by its shell in the browser, which also says, with status 404,
  # that there is no such address.
${rewrites.map(shell).join('\n')}
${redirectAnswers(redirects)}`;
}

/**
 * The nginx configuration of the site: maps and one complete `server`, to be included in `http`.
 * It gives the answers of our own server, which follows the same rules.
 */
export function nginxConf(
  rewrites: readonly Rewrite[],
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
): string {
  return `# Written by the build: do not edit, include it in "http" or copy what you need. nginx-tls.conf is for TLS.
# Serve what "npm run release" has made: it shows one whole build at any moment, and keeps old hashed files for 30 days.

${nginxMaps(redirects, headers)}
server {
  listen 80;
  # listen [::]:80;  # where the machine has IPv6
  server_name _;             # the site's name
  root ${SERVED_FOLDER};  # where the site is: here the link that "npm run release" switches

${nginxServer(rewrites, redirects, headers)}}
`;
}
