import { addressOfFile, linkTarget } from './site-links';

const site = {
  origin: 'https://www.example.com',
  files: new Set([
    ...['/index.html', '/terms/index.html', '/terms.html', '/灯/index.html', '/a b.webp'],
    ...['/en/index.html', '/hosting/rewrites.json', '/404/index.html', '/404.html'],
    ...['/m/profile/index.html', '/game-library/compare/index.html'],
  ]),
  rewrites: [
    {
      prefix: '/m/profile/',
      pattern: '^/m/profile/(?:removeAccount-\\d+)/?$',
      document: '/m/profile/index.html',
    },
  ],
};

function follow(link: string, from = '/terms/index.html') {
  return linkTarget(link, from, site);
}

test('a page stands at the address of its folder, another file at its own', () => {
  expect(addressOfFile('/a/index.html')).toBe('/a/');
  expect(addressOfFile('/index.html')).toBe('/');
  expect(addressOfFile('/a/xindex.html')).toBe('/a/xindex.html');
  expect(addressOfFile('/index.html/b.html')).toBe('/index.html/b.html');
});

test.each([
  ['/', '/index.html', undefined],
  ['/terms', '/terms/index.html', undefined],
  ['/terms/', '/terms/index.html', undefined],
  ['/terms.html', '/terms.html', undefined],
  ['../a%20b.webp', '/a b.webp', undefined],
  ['#s1', '/terms/index.html', 's1'],
  ['?a=1#s1', '/terms/index.html', 's1'],
  ['/en/#', '/en/index.html', undefined],
  ['/%E7%81%AF/#%E7%81%AF', '/灯/index.html', '灯'],
  ['/#%E7', '/index.html', '%E7'],
  ['https://www.example.com/en/#top', '/en/index.html', 'top'],
  ['/m/profile/removeAccount-7', '/m/profile/index.html', undefined],
])('%s leads to %s, and there to %s', (link, file, fragment) => {
  expect(follow(link)).toEqual({ file, fragment });
});

test('a fragment that is the state of a page names no id of it', () => {
  const file = '/game-library/compare/index.html';
  expect(follow('/game-library/compare/#a,b')).toEqual({ file, fragment: undefined });
  expect(follow('#quiet')).toEqual({ file: '/terms/index.html', fragment: undefined });
});

test('a link is read from the page that it stands on, whatever its name', () => {
  expect(follow('./', '/灯/index.html')).toEqual({ file: '/灯/index.html', fragment: undefined });
  expect(follow('#x', '/terms.html')).toEqual({ file: '/terms.html', fragment: 'x' });
});

test.each(['https://other.example/no', 'http://www.example.com/no', 'mailto:a@b.example', 'tel:1'])(
  '%s is not of the site',
  (link) => {
    expect(follow(link)).toBeUndefined();
  },
);

test.each([
  ['/no/'],
  ['/terms/no'],
  ['/hosting/rewrites.json'],
  ['/404/'],
  ['/m/profile/removeAccount-x'],
  ['/m/profile2/removeAccount-7'],
  ['/%00'],
])('%s is not there', (link) => {
  expect(follow(link)).toEqual({ fault: `leads to ${link}, which is not there` });
});

test('what is no address is told as it stands there', () => {
  expect(follow('https://[no/')).toEqual({ fault: 'names an address that is none: https://[no/' });
});

test('the not-found page may name its own address, in each language, and no other page may', () => {
  for (const own of ['/404/', '/en/404/', '/m/404/']) {
    expect(follow(own, '/404/index.html')).toBeUndefined();
    expect(follow(own, '/404.html')).toBeUndefined();
  }
  expect(follow('/no/', '/404.html')).toEqual({ fault: 'leads to /no/, which is not there' });
});
