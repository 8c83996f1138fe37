import { pageDataPath, weigh, type FetchedFile } from './classify';

const HTML =
  '<head><style>a{}</style></head>' +
  '<body><style data-x="">文{}</style><img src="/static/1.webp"/><script src="/app.js"></script></body>';

const answers: FetchedFile[] = [
  { path: '/a/', type: 'Document', bytes: 1000 },
  { path: '/app.js', type: 'Script', bytes: 200 },
  { path: '/template.js', type: 'Script', bytes: 30 },
  { path: '/late.js', type: 'Script', bytes: 7 },
  { path: '/page-data/a/page-data.json', type: 'Other', bytes: 50 },
  { path: '/page-data/app-data.json', type: 'Fetch', bytes: 3 },
  { path: '/page-data/b/page-data.json', type: 'Fetch', bytes: 60 },
  { path: '/static/1.webp', type: 'Image', bytes: 400 },
  { path: '/favicon.ico', type: 'Other', bytes: 9 },
];

it('sums by what it is, and has what neither the HTML nor the template names as later', () => {
  expect(weigh('/a/', HTML, ['/template.js'], answers)).toEqual({
    html: 1000,
    inlineStyles: 3 + 5,
    scripts: 230,
    data: 53,
    ownData: 50,
    fonts: 0,
    pictures: 400,
    requests: 6,
    later: 7 + 60 + 9,
  });
});

it('counts the same whichever answer came first', () => {
  const order = [...answers].reverse();
  expect(weigh('/a/', HTML, ['/template.js'], order)).toEqual(
    weigh('/a/', HTML, ['/template.js'], answers),
  );
});

it.each([
  ['/', '/page-data/index/page-data.json'],
  ['/m/', '/page-data/m/page-data.json'],
  ['/game-library/a/', '/page-data/game-library/a/page-data.json'],
  ['/seat/#game=a', '/page-data/seat/page-data.json'],
])('knows where the data of %s is', (address, file) => {
  expect(pageDataPath(address)).toBe(file);
});
