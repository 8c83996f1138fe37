// Page weight, brotli, against the budgets of src/tools/bench/budgets.ts. Each page's own files are found in its HTML and in
// webpack's list of what each entry needs, so that a chunk that a page begins to need is counted from that day on.
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
require('tsx/cjs');
const {
  CLICK_KB,
  GAME_CLICK_KB,
  GAME_HTML_KB,
  SCRIPT_KB,
} = require('./src/tools/bench/budgets.ts');
const { visitedPages } = require('./src/tools/sample-pages.ts');

const publicDir = path.resolve('public');
if (!existsSync(path.join(publicDir, 'webpack.stats.json'))) {
  throw new Error('There is no build to measure: run `npm run build` first');
}

function read(file) {
  return readFileSync(path.join(publicDir, file), 'utf8');
}
// Gatsby's chunk-map.json leaves out what templates share.
const { assetsByChunkName } = JSON.parse(read('webpack.stats.json'));

function dataFile(address) {
  return `page-data${address === '/' ? '/index/' : address}page-data.json`;
}

function templateOf(address) {
  return JSON.parse(read(dataFile(address))).componentChunkName;
}

/** The scripts that a page loads before any interaction. */
function scriptsOf(address) {
  const named = Array.from(
    read(`${address}index.html`).matchAll(/<script[^>]+src="([^"]+)"/g),
    ([, src]) => src,
  );
  const needed = [...assetsByChunkName.app, ...assetsByChunkName[templateOf(address)]];
  const files = new Set([...named, ...needed.map((file) => `/${file}`)]);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `public${file}`);
}

/** The languages differ in texts only. */
const pages = [
  ...visitedPages.filter(({ locale }) => locale === 'zh'),
  { kind: 'partner shell', variant: 'pc', address: '/game-partner/_app/' },
  { kind: 'profile shell', variant: 'pc', address: '/profile/' },
  { kind: 'seat', variant: 'pc', address: '/seat/' },
].map(({ kind, variant, address }) => ({
  kind,
  name: `${kind}, ${variant}`,
  address: decodeURI(address),
}));

/** One page of each template: its others load the same scripts. */
const byTemplate = new Map([...pages].reverse().map((page) => [templateOf(page.address), page]));

module.exports = [
  ...[...byTemplate.values()].reverse().map(({ name, address }) => ({
    name: `JavaScript of ${name}`,
    path: scriptsOf(address),
    limit: `${SCRIPT_KB} kB`,
  })),
  ...pages
    .filter(({ kind }) => kind === 'game')
    .map(({ name, address }) => ({
      name: `HTML of ${name}`,
      path: `public${address}index.html`,
      limit: `${GAME_HTML_KB} kB`,
    })),
  ...pages
    .filter(({ kind }) => ['library', 'game', 'gameRoles', 'role'].includes(kind))
    .map(({ kind, name, address }) => ({
      name: `Page data of ${name} (a click)`,
      path: `public/${dataFile(address)}`,
      limit: `${kind === 'game' ? GAME_CLICK_KB : CLICK_KB} kB`,
    })),
];
