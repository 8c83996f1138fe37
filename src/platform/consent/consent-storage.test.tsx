import type * as consents from './consent';

const KEY = 'analyticsConsent';

/** A page that is loaded now, with modules of its own. */
async function load(before?: () => void): Promise<typeof consents> {
  jest.resetModules();
  const consent = await import('./consent');
  const { keepConsent } = await import('./consent-storage');
  before?.();
  keepConsent();
  return consent;
}

function otherTabWrites(newValue: string, key = KEY): void {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

beforeEach(() => localStorage.clear());

test.each([
  [null, undefined],
  ['accepted', 'accepted'],
  ['declined', 'declined'],
  ['{"choice":"accepted"}', undefined],
  ['', undefined],
])('what is stored as %j means %s', async (stored, choice) => {
  if (stored !== null) localStorage.setItem(KEY, stored);
  const { useConsent } = await load();
  expect(useConsent.getState()).toEqual({ choice, isKnown: true, isOpen: false });
});

test('keeps the answer, and every later one', async () => {
  const { chooseConsent, openConsent } = await load();
  openConsent();
  expect(localStorage.getItem(KEY)).toBeNull();
  chooseConsent('accepted');
  expect(localStorage.getItem(KEY)).toBe('accepted');
  chooseConsent('declined');
  expect(localStorage.getItem(KEY)).toBe('declined');
});

test('follows other tabs, and hears nothing of other keys', async () => {
  const { useConsent } = await load();
  otherTabWrites('declined');
  expect(useConsent.getState().choice).toBe('declined');
  otherTabWrites('accepted', 'other');
  expect(useConsent.getState().choice).toBe('declined');
  otherTabWrites('accepted');
  expect(useConsent.getState().choice).toBe('accepted');
});

test('somebody who empties the storage has not taken a refusal back', async () => {
  const { useConsent, chooseConsent } = await load();
  chooseConsent('declined');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(useConsent.getState().choice).toBe('declined');
});

test('a page that was put aside looks again when it comes back', async () => {
  const { useConsent } = await load();
  localStorage.setItem(KEY, 'declined');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(useConsent.getState().choice).toBeUndefined();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useConsent.getState().choice).toBe('declined');
});

test('in a storage that is forbidden the answer lasts as long as the page', async () => {
  const { useConsent, chooseConsent } = await load(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  });
  chooseConsent('declined');
  expect(useConsent.getState()).toEqual({ choice: 'declined', isKnown: true, isOpen: false });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(useConsent.getState().choice).toBe('declined');
});

test('a full storage keeps no older answer that is not true any more', async () => {
  localStorage.setItem(KEY, 'accepted');
  const { useConsent, chooseConsent } = await load();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseConsent('declined');
  expect(useConsent.getState().choice).toBe('declined');
  expect(localStorage.getItem(KEY)).toBeNull();
});
