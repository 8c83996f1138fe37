let isNewerThere = false;

/** Whether the server has a newer build than this page is of. */
export function isOutdated(): boolean {
  return isNewerThere;
}

/** Says that the server has a newer build: the next navigation to another page loads it anew. */
export function markOutdated(): void {
  isNewerThere = true;
}
