let isQuiet = false;

/** True when the code that is being asked for now is imported by {@link importWithoutReload}. */
export function isImportWithoutReload(): boolean {
  return isQuiet;
}

/**
 * Imports code that the visitor has not asked for. When it is gone from the server the page is not reloaded, as that
 * would take the visitor's next click; whoever wants the code asks again.
 * @param load imports the code; what it does later, after a promise, does not count
 * @returns what `load` returns; it must be caught, because Gatsby reloads the page for webpack's error otherwise
 */
export function importWithoutReload<T>(load: () => Promise<T>): Promise<T> {
  isQuiet = true;
  try {
    return load();
  } finally {
    isQuiet = false;
  }
}
