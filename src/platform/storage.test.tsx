import { onStoredElsewhere, readStored, writeStored } from './storage';

function forbid(...methods: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
  }
}
function readBuilds() {
  return readStored('sessionStorage', 'builds', (text) => text ?? 'none');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('keeps, reads and removes a text in the area of its key', () => {
  expect(writeStored('sessionStorage', 'builds', 'a b')).toBe(true);
  expect([readBuilds(), sessionStorage.getItem('builds'), localStorage.length]).toEqual([
    'a b',
    'a b',
    0,
  ]);
  expect(writeStored('sessionStorage', 'builds', undefined)).toBe(true);
  expect([readBuilds(), sessionStorage.length]).toEqual(['none', 0]);
});

test('a read never throws: the default stands for what is forbidden or spoiled', () => {
  sessionStorage.setItem('loginDraft', '{');
  expect(
    readStored('sessionStorage', 'loginDraft', (text): unknown => JSON.parse(text ?? '"default"')),
  ).toBe('default');
  forbid('getItem');
  expect(readBuilds()).toBe('none');
});

test('a write says whether it was kept', () => {
  forbid('setItem', 'removeItem');
  expect(writeStored('localStorage', 'variant', 'm')).toBe(false);
  expect(writeStored('localStorage', 'variant', undefined)).toBe(false);
});

test('hears of its key, of an emptied area and of a page that comes back, and of nothing else', () => {
  const heard = jest.fn();
  onStoredElsewhere('variant', heard);
  const fire = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  fire({ key: 'userStore', storageArea: localStorage });
  fire({ key: null, storageArea: sessionStorage });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard).not.toHaveBeenCalled();
  fire({ key: 'variant', storageArea: localStorage });
  fire({ key: null, storageArea: localStorage });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(3);
});
