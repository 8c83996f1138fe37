const forms = ['青铜之门', 'qing tong zhi men', '*青銅の門', 'せいどう の もん'];
const rows = [
  [0, 'gate', '青铜之门', forms, '', 0, 0, 'gate-320.webp', 1],
  [1, 'yan', '青砚', ['青砚', 'qing yan'], '青铜之门', 0, 0, '', 1],
  [2, 'p-qing', '青青', ['青青', 'qing qing'], '', 0, 0, 'qing-96.webp', 2],
  [3, 'gate', '青色的钉', ['青色的钉', 'qing se de ding'], '青铜之门', 3, 0, 'gate-320.webp', 1],
  [4, 'gate', '青门怎么开？', ['青门怎么开'], '青铜之门', 3, 0, 'gate-320.webp', 1],
];
const partners = [
  ['mobei', '墨北', 0, 'mobei-96.webp'],
  ['p-qing', '青青', 0, 'qing-96.webp'],
];
/** The files of the index, by their address. */
export const indexFiles: Readonly<Record<string, unknown>> = {
  '/search-index/zh.json': { partners, rows: '0123456789abcdef' },
  '/search-index/zh/0123456789abcdef.json': rows,
  '/search-index/en.json': { partners: [], rows: '0123456789abcdef' },
  '/search-index/en/0123456789abcdef.json': rows,
  '/search-index/ja.json': { partners: [], rows: '0123456789abcdef' },
  '/search-index/ja/0123456789abcdef.json': rows,
};
