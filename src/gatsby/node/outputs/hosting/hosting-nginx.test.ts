import { nginxConf, nginxMaps, nginxServer } from './hosting-nginx';
import { nginxTlsConf } from './hosting-nginx-tls';

const shell = {
  prefix: '/en/profile/',
  pattern: '^/en/profile/(?:removeAccount-[0-9]{1,4})/?$',
  document: '/en/profile/index.html',
};
const headers = [
  { name: 'X-A', value: 'a "b"', scope: 'all', why: 'a is so' },
  { name: 'X-Of-Pages', value: "'c'", scope: 'documents', why: 'c is so' },
  { name: 'X-Tls', value: 'd', scope: 'tls', why: 'd is so' },
] as const;
const conf = nginxConf([shell], [], headers);

/** The statements of a block by its head, a line each. */
function blockOf(head: string, text = conf): readonly string[] {
  const start = text.indexOf(`${head} {`);
  if (start < 0) throw new Error(`There is no ${head}`);
  const end = text.indexOf('\n', text.indexOf('}', start));
  const body = text.slice(start, end).replace(head, '').replace(/#.*/g, '');
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !['', '{', '}'].includes(line));
}

test('what is kept by a browser is told by the file, and of an error nothing is', () => {
  expect(blockOf('map $uri $youban_file_cache')).toEqual([
    'default "public, max-age=3600";',
    String.raw`"~\.html$" "no-cache";`,
    String.raw`"~^/(?:page-data|builds|item-cards|item-changes|reading-aids)/|/app-data\.json$|^/(?:search-index|notebooks)/[a-z]+\.json$" "no-cache";`,
    String.raw`"~^/(?:sw\.js|offline\.json)$" "no-cache";`,
    String.raw`"~^/(?:static|search-index|notebooks)/|[-.][0-9a-f]{8,}\.(?:js|css)(?:\.map)?$" "public, max-age=31536000, immutable";`,
  ]);
  expect(blockOf('map $status $youban_cache')).toEqual([
    'default $youban_file_cache;',
    '"~^(?:[45]|30[1278])" "no-cache";',
  ]);
});

test('every answer has its headers, which no location switches off', () => {
  const added = conf.match(/^ *add_header .*$/gm);
  expect(added).toEqual([
    '  add_header Cache-Control $youban_cache always;',
    String.raw`  add_header X-A "a \"b\"" always;`,
    '  add_header X-Of-Pages $youban_x_of_pages always;',
  ]);
});

test('what only documents have is told by the file, and what only TLS has stays out of a server without', () => {
  expect(blockOf('map $uri $youban_x_of_pages')).toEqual([
    'default "";',
    String.raw`"~\.html$" "'c'";`,
  ]);
  expect(conf).not.toContain('X-Tls');
});

test('types stand with all of their endings, and the text among them has a charset', () => {
  const types = blockOf('  types');
  expect(types).toContain('text/javascript js mjs;');
  expect(types).toContain('application/json json map;');
  expect(types).toContain('image/jpeg jpg jpeg;');
  const charset = /^ {2}charset_types (.*);$/m.exec(conf)?.[1]?.split(' ') ?? [];
  expect(charset).toEqual(expect.arrayContaining(['text/css', 'image/svg+xml', 'text/plain']));
  expect(charset).not.toContain('text/html');
  expect(charset).not.toContain('image/png');
  expect(conf).toContain('\n  charset utf-8;\n');
  expect(conf).toContain('\n  default_type application/octet-stream;\n');
});

test('the error page is found by no address of its own, and files of the server by none', () => {
  expect(conf).toContain('\n  error_page 404 /404.html;\n');
  expect(blockOf('location = /404.html')).toEqual(['{ internal; }']);
  for (const address of ['/404', '/404/', '/404/index.html']) {
    expect(blockOf(`location = ${address}`)).toEqual(['{ return 404; }']);
  }
  const hidden = [...['^/hosting(?:/|$)', String.raw`^/redirects\.csv$`], String.raw`\.(?:br|gz)$`];
  for (const pattern of hidden) {
    expect(conf).toContain(`\n  location ~ "${pattern}" { return 404; }\n`);
  }
});

test('what is missing is a page for people, and a word for scripts', () => {
  expect(blockOf('location /')).toEqual(['try_files $uri/index.html $uri =404;']);
  const data = String.raw`location ~ "^/page-data/|\.(?:js|mjs|css|map|json)$"`;
  expect(blockOf(data)).toEqual([
    'error_page 404 @missing;',
    'try_files $uri/index.html $uri =404;',
  ]);
  expect(conf).toContain(
    'location @missing {\n    types { }\n    default_type text/plain;\n    return 404 "Not found\\n";\n  }',
  );
});

test('a shell answers the addresses of its table, and says of others that they are not there', () => {
  expect(blockOf('location /en/profile/')).toEqual([
    'error_page 404 /en/profile/index.html;',
    'try_files $uri/index.html $uri =404;',
  ]);
  const known = conf.slice(conf.indexOf(`location ~ "${shell.pattern}" {`));
  expect(known).toMatch(
    /^[^\n]* \{\n {4}try_files \$uri\/index\.html \$uri \/en\/profile\/index\.html;\n {2}\}/,
  );
});

test('without old addresses there is no table of them', () => {
  expect(conf).not.toMatch(/youban_old|Old addresses/);
  expect(nginxConf([], [{ from: '/a', to: '/b/', status: 301 }], [])).toContain(
    '\n  # Old addresses.\n',
  );
});

test('the parts of the configuration are those of the whole', () => {
  for (const part of [nginxMaps([], headers), nginxServer([shell], [], headers)]) {
    expect(conf).toContain(part.trim());
  }
});

test('a server with TLS includes the parts, and alone has the headers of TLS', () => {
  const tls = nginxTlsConf(headers);
  expect(tls).toContain('\ninclude /srv/youban/hosting/nginx-maps.conf;\n');
  expect(tls).toContain('\n  include /srv/youban/hosting/nginx-server.conf;\n');
  expect(tls.match(/^ *add_header .*$/gm)).toEqual(['  add_header X-Tls "d" always;']);
});
