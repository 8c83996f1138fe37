import { differences } from './differences';

const clean = new Map([
  ['index.html', 'a'],
  ['app-2.js', 'b'],
]);

test('scripts and pictures of earlier builds may stay, nothing else', () => {
  const left = [['app-1.js', 'x'] as const, ['pictures/1.webp', 'x'] as const];
  expect(differences(new Map([...clean, ...left]), clean)).toEqual([]);
  expect(differences(new Map([...clean, ['en/index.html', 'x']]), clean)).toEqual([
    'left over: en/index.html',
  ]);
});

test('rules of hosts may name left over scripts, but have to be there', () => {
  const rules = 'hosting/netlify/_headers';
  const [one, other] = [new Map([[rules, 'a']]), new Map([[rules, 'b']])];
  expect(differences(one, other)).toEqual([]);
  expect(differences(new Map(), other)).toEqual([`missing: ${rules}`]);
});

test('a file that is missing or another one is named', () => {
  expect(differences(new Map([['index.html', 'z']]), clean)).toEqual([
    'different: index.html',
    'missing: app-2.js',
  ]);
});
