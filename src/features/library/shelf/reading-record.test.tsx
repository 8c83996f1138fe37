import {
  clearRecord,
  exportRecord,
  forget,
  importRecord,
  readRecord,
  readVersion,
  rememberPlace,
  rememberVersion,
  rememberVisit,
  toggleFavourite,
  useReadingRecord,
} from './reading-record';

const city = { kind: 'game', id: 'lantern-city', name: '万灯城', lang: 'zh-CN' } as const;
const sangeng = { kind: 'role', id: 'cat-inn-sangeng', name: '三更', lang: 'zh-CN' } as const;

function record() {
  return useReadingRecord.getState().record;
}

/** Makes storage forbidden or full. */
function refuse(method: 'getItem' | 'setItem'): void {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('no', method === 'getItem' ? 'SecurityError' : 'QuotaExceededError');
  });
}

beforeEach(() => {
  jest.restoreAllMocks();
  jest.useFakeTimers({ now: 1_790_000_000_000 });
  localStorage.clear();
  useReadingRecord.setState({ record: readRecord(), isKept: true });
});
afterEach(() => {
  jest.useRealTimers();
});

test('a favourite is kept, and taken back', () => {
  toggleFavourite(city);
  toggleFavourite(sangeng);
  expect(readRecord().favourites.map(({ id }) => id)).toEqual(['cat-inn-sangeng', 'lantern-city']);
  toggleFavourite(city);
  expect(record().favourites.map(({ id }) => id)).toEqual(['cat-inn-sangeng']);
  toggleFavourite(sangeng);
  expect(localStorage.getItem('reading')).toBeNull();
});

test('what was seen comes once, the last one first, and gives a favourite its name of today', () => {
  toggleFavourite({ ...city, name: 'Lanterns', lang: 'en' });
  for (const item of [city, sangeng, city]) {
    jest.advanceTimersByTime(1000);
    rememberVisit(item);
  }
  expect(record().recent.map(({ id }) => id)).toEqual(['lantern-city', 'cat-inn-sangeng']);
  expect(record().favourites).toEqual([expect.objectContaining({ name: '万灯城', lang: 'zh-CN' })]);
});

test('the version that was read stays with an item until another one has been read', () => {
  expect(readVersion(record(), city)).toBeUndefined();
  rememberVisit(city);
  // Where no version was noted, the time of the visit stands for it.
  expect(readVersion(record(), city)).toBe(1_790_000_000_000);
  rememberVersion(city, 1_780_000_000_000);
  jest.advanceTimersByTime(1000);
  rememberVisit(city);
  toggleFavourite(city);
  expect(readVersion(record(), city)).toBe(1_780_000_000_000);
  forget('recent', city);
  expect(readVersion(readRecord(), city)).toBe(1_780_000_000_000);
  rememberVersion(city, 1_785_000_000_000);
  expect(readRecord().favourites).toMatchObject([{ version: 1_785_000_000_000 }]);
  expect(readVersion(record(), sangeng)).toBeUndefined();
});

test('the place of a game is where its reader stopped last; nothing is written while it is the same', () => {
  rememberPlace(city, { section: 'section-2', title: '机制' });
  const set = jest.spyOn(Storage.prototype, 'setItem');
  rememberPlace(city, { section: 'section-2', title: '机制' });
  expect(set).not.toHaveBeenCalled();
  rememberPlace(city, { section: 'section-3', title: '地点' });
  expect(readRecord().places).toEqual([
    expect.objectContaining({ id: 'lantern-city', section: 'section-3', title: '地点' }),
  ]);
  rememberPlace(city, undefined);
  expect(record().places).toEqual([]);
});

test('lists are bounded: what was touched longest ago goes first', () => {
  for (let at = 0; at < 100; at += 1) {
    jest.advanceTimersByTime(1000);
    rememberVisit({ ...city, id: `g${String(at)}` });
  }
  expect(record().recent).toHaveLength(60);
  expect(record().recent[0]?.id).toBe('g99');
});

test('one tab does not undo what another one has stored', () => {
  toggleFavourite(city);
  const other = JSON.stringify({ ...readRecord(), recent: [{ ...sangeng, at: 1 }] });
  localStorage.setItem('reading', other);
  rememberPlace(city, { section: 'section-1', title: '玩法' });
  expect(readRecord().recent.map(({ id }) => id)).toEqual(['cat-inn-sangeng']);
});

test('a change of another tab is shown', () => {
  localStorage.setItem(
    'reading',
    JSON.stringify({ favourites: [{ ...city, at: 1 }], recent: [], places: [] }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'reading', storageArea: localStorage }));
  expect(record().favourites.map(({ id }) => id)).toEqual(['lantern-city']);
});

test('where storage is full or forbidden, everything lives as long as the page, and says so', () => {
  refuse('getItem');
  refuse('setItem');
  toggleFavourite(city);
  toggleFavourite(sangeng);
  expect(record().favourites).toHaveLength(2);
  expect(useReadingRecord.getState().isKept).toBe(false);
  jest.restoreAllMocks();
  rememberVisit(city);
  expect(useReadingRecord.getState().isKept).toBe(true);
  expect(readRecord().favourites).toHaveLength(2);
});

test('what is exported can be imported elsewhere, and joins what is there', () => {
  toggleFavourite(city);
  rememberPlace(city, { section: 'section-2', title: '机制' });
  const file = exportRecord();
  clearRecord();
  expect(localStorage.getItem('reading')).toBeNull();
  toggleFavourite(sangeng);
  expect(importRecord(file)).toBe(2);
  expect(importRecord(file)).toBe(2);
  expect(record().favourites).toHaveLength(2);
  expect(record().places).toHaveLength(1);
});

test.each(['', 'null', '[]', '{"favourites":1}', '<html>'])(
  'another file is refused, and changes nothing: %s',
  (text) => {
    toggleFavourite(city);
    expect(() => importRecord(text)).toThrow();
    expect(record().favourites).toHaveLength(1);
  },
);

test('an entry that somebody spoiled does not cost the others', () => {
  const spoiled = [
    { ...city, at: 1 },
    { ...city, id: '../../evil', at: 2 },
    { ...city, id: 'x', kind: 'script', at: 3 },
    { ...city, id: 'y', at: 'soon' },
    { ...city, id: 'z', at: 9e15 },
    null,
  ];
  localStorage.setItem('reading', JSON.stringify({ favourites: spoiled, recent: [], places: [] }));
  expect(readRecord().favourites.map(({ id }) => id)).toEqual(['lantern-city']);
  localStorage.setItem('reading', '{');
  expect(readRecord().favourites).toEqual([]);
});

test('one entry can be taken out of a list', () => {
  rememberVisit(city);
  rememberVisit(sangeng);
  forget('recent', city);
  expect(record().recent.map(({ id }) => id)).toEqual(['cat-inn-sangeng']);
});
