import { bucketOf, FANOUT, indexAddress, pathToBucket } from './index-format';
import { parseBranch, parseBucket, parseRoot, parseRows } from './parse-index';

const ROW = [0, 'gate', '青铜之门', ['青铜之门', 'qing tong'], '', 0, 0, 'a1-320.webp', 1];
const PARTNERS = [['lingxi', '灵犀', 0, '']];
const NAME = '0123456789abcdef';

function changed(field: number, value: unknown): unknown[] {
  return ROW.map((each, at) => (at === field ? value : each));
}

test('what a build writes is read', () => {
  const section = [4, 'gate', '门钉', [], '青铜之门', 2, 3, '', 0];
  expect(parseRows([])).toEqual([]);
  expect(parseRows([ROW, section])).toEqual([ROW, section]);
  expect(parseBranch([NAME, 'f'.repeat(64)])).toEqual([NAME, 'f'.repeat(64)]);
  const roots = [
    { partners: PARTNERS, choiceSets: [3, 1 << 26], rows: NAME },
    { partners: [], choiceSets: [], buckets: 1, branch: [NAME] },
  ];
  expect(roots.map(parseRoot)).toEqual(roots);
  // The root of a build before sets of choices were told of.
  expect(parseRoot({ partners: [], rows: NAME })).toEqual({
    partners: [],
    choiceSets: [],
    rows: NAME,
  });
  const node = { isWhole: true, rows: [ROW] };
  expect(parseBucket({ a: node, b: { rows: [] } })).toEqual({
    a: node,
    b: { isWhole: false, rows: [] },
  });
});

test.each([
  ['no list', { 0: ROW }],
  ['a row that is an object', [{ 0: 0, 1: 'gate', length: 9 }]],
  ['a row among others that is none', [ROW, null]],
  ['a kind that is no number', [changed(0, '0')]],
  ['a kind that is not known', [changed(0, 5)]],
  ['an id that is no text', [changed(1, 7)]],
  ['no name', [changed(2, null)]],
  ['no game', [changed(4, undefined)]],
  ['forms that are no list', [changed(3, '青铜之门')]],
  ['a form that is no text', [changed(3, ['青铜之门', 7])]],
  ['half a section', [changed(5, 0.5)]],
  ['flags that are a text', [changed(6, '1')]],
  ['a picture elsewhere', [changed(7, '../a.webp')]],
  ['an address in place of a picture', [changed(7, '//evil.example/a.webp')]],
  ['a partner that is a text', [changed(8, '1')]],
])('a file of rows is spoiled by %s', (_, value) => {
  expect(() => parseRows(value)).toThrow('The search index is spoiled: expected rows');
});

test.each([
  ['text', NAME],
  ['a name that is short', ['0123456789abcde']],
  ['a name that is long', ['f'.repeat(65)]],
  ['another address', ['../../0123456789abcdef']],
  ['an address behind a name', [`${NAME}/..`]],
  ['a name in capitals', ['0123456789ABCDEF']],
  ['a number', [NAME, 1234567890123456]],
])('a branch is spoiled by %s', (_, value) => {
  expect(() => parseBranch(value)).toThrow('expected names of files');
});

test.each([
  [[], 'expected rows by their beginnings'],
  [null, 'expected rows by their beginnings'],
  ['a', 'expected rows by their beginnings'],
  [{ a: [ROW] }, 'expected rows of a beginning'],
  [{ a: null }, 'expected rows of a beginning'],
  [{ a: { isWhole: true } }, 'expected rows'],
])('a bucket is not %j', (value, expected) => {
  expect(() => parseBucket(value)).toThrow(expected);
});

test.each([
  [null],
  [[]],
  [NAME],
  [{ partners: [] }],
  [{ partners: [], choiceSets: ['3'], rows: NAME }],
  [{ partners: [], choiceSets: 3, rows: NAME }],
  [{ partners: [], rows: 'zh' }],
  [{ partners: [], buckets: 0, branch: [NAME] }],
  [{ partners: [], buckets: '1', branch: [NAME] }],
  [{ rows: NAME }],
  [{ partners: [['lingxi', '灵犀', 0, 'https://evil.example/a.webp']], rows: NAME }],
  [{ partners: [['lingxi', 7, 0, '']], rows: NAME }],
])('a root is not %j', (value) => {
  expect(() => parseRoot(value)).toThrow(/expected (a root|partners|sets of choices)/);
});

test('the root of a language has its address, and another file one below it', () => {
  expect(indexAddress('en')).toBe('/search-index/en.json');
  expect(indexAddress('ja', NAME)).toBe(`/search-index/ja/${NAME}.json`);
});

/** Values of FNV-1a, from its authors' table. */
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the bucket of %j follows from its hash', (beginning, hash) => {
  expect(bucketOf(beginning, 2 ** 32)).toBe(hash);
  expect(bucketOf(beginning, 1000)).toBe(hash % 1000);
});

test.each([
  [5, FANOUT, [5]],
  [63, FANOUT + 1, [0, 63]],
  [64, FANOUT + 1, [1, 0]],
  [4095, FANOUT ** 2, [63, 63]],
  [4096, FANOUT ** 2 + 1, [1, 0, 0]],
])('bucket %i of %i lies at %j', (bucket, buckets, path) => {
  expect(pathToBucket(bucket, buckets)).toEqual(path);
});
