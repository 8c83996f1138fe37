import type { StorageArea, StorageKey, StoredTexts } from '../config/storage-keys';

/**
 * Reads a value that the browser keeps. Never throws: where storage is forbidden, or `parse` throws at text that
 * somebody spoiled, the answer is the default.
 * @param parse makes the value of the stored text, and the default of null
 */
export function readStored<A extends StorageArea, T>(
  area: A,
  key: StorageKey<A>,
  parse: (text: string | null) => T,
): T {
  try {
    return parse(window[area].getItem(key));
  } catch {
    return parse(null);
  }
}

/**
 * Keeps a text, or removes it when it is undefined.
 * @returns false when storage is forbidden or full, so that what was there before may still be there
 */
export function writeStored<A extends StorageArea, K extends StorageKey<A>>(
  area: A,
  key: K,
  text: (StoredTexts[A][K] & string) | undefined,
): boolean {
  try {
    if (text === undefined) window[area].removeItem(key);
    else window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls whenever another tab may have changed a value of local storage: at once when it does, and when a page comes
 * back that was put aside, because such a page hears nothing meanwhile. While pages are built there is no other tab.
 */
export function onStoredElsewhere(key: StorageKey<'localStorage'>, listener: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    // Without a key a whole area was emptied.
    if (event.key === key || (event.key === null && event.storageArea === localStorage)) listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
