let isNewerThere = false;

/** Whether the server has a newer build than this page is of. */
export const isOutdated = (): boolean => isNewerThere;

/** Says that the server has a newer build: the next navigation to another page loads it anew. */
export const markOutdated = (): void => {
  isNewerThere = true;
};
