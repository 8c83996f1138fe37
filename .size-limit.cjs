// Page weight, brotli, against the budgets of src/tools/bench/budgets.ts. Each page's own files are found in its HTML and in
// webpack's list of what each entry needs, so that a chunk that a page begins to need is counted from that day on.
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
require('tsx/cjs');
const { CLICK_KB, GAME_HTML_KB, SCRIPT_KB } = require('./src/tools/bench/budgets.ts');

const publicDir = path.resolve('public');
if (!existsSync(path.join(publicDir, 'webpack.stats.json'))) {
  throw new Error('There is no build to measure: run `npm run build` first');
}

function read(file) {
  return readFileSync(path.join(publicDir, file), 'utf8');
}
// Gatsby's chunk-map.json leaves out what templates share.
const { assetsByChunkName } = JSON.parse(read('webpack.stats.json'));

/** The scripts that a page loads before any interaction. */
function scriptsOf(address) {
  const html = read(`${address}index.html`);
  const { componentChunkName } = JSON.parse(
    read(`page-data${address === '/' ? '/index/' : address}page-data.json`),
  );
  const named = Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, src]) => src);
  const needed = [...assetsByChunkName.app, ...assetsByChunkName[componentChunkName]];
  const files = new Set([...named, ...needed.map((file) => `/${file}`)]);
  return [...files].filter((file) => file.endsWith('.js')).map((file) => `public${file}`);
}

const prebuilt = {
  home: '/',
  'home, m': '/m/',
  library: '/game-library/',
  game: '/game-library/lantern-city/',
  'roles of a game': '/game-library/game-role-lantern-city/',
  partners: '/game-partner/',
  activity: '/activity/',
  'about us': '/about-us/',
  role: '/game-library/role-Info-cat-inn-sangeng/',
  search: '/game-library/search/',
  'index of names': '/game-library/a-z/',
  'what changed': '/game-library/changes/',
  comparison: '/game-library/compare/',
  shelf: '/game-library/shelf/',
  'shell of partners': '/game-partner/_app/',
  'shell of the profile': '/profile/',
  'legal page': '/terms/',
};

module.exports = [
  ...Object.entries(prebuilt).map(([name, address]) => ({
    name: `JavaScript of ${name}`,
    path: scriptsOf(address),
    limit: `${SCRIPT_KB} kB`,
  })),
  {
    name: 'HTML of a game',
    path: 'public/game-library/lantern-city/index.html',
    limit: `${GAME_HTML_KB} kB`,
  },
  {
    name: 'Page data of a game (a click)',
    path: 'public/page-data/game-library/lantern-city/page-data.json',
    limit: `${CLICK_KB} kB`,
  },
];
