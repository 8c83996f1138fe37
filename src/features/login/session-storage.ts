/** Text that is kept for this tab; undefined when there is none or storage is forbidden. */
export function readKept(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for this tab, or nothing any more; without storage, or when it is full, nothing happens. */
export function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // What is not kept is written again after a reload.
  }
}
