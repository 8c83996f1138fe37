import { useEffect } from 'react';

/**
 * Opens the details of an activity and scrolls to it. Its link calls this too: a second click does not change the
 * address, so no effect runs.
 * @param id of the activity and of its element
 */
export function openDetails(id: string): void {
  const named = document.getElementById(id);
  const details = named?.querySelector('details');
  if (!details) return;
  details.open = true;
  named?.scrollIntoView();
}

/**
 * Opens the details of the activity that the fragment of the address names, at first and whenever it changes.
 * @param hash with `#`, or empty
 * @param isSettled false until the activities are in their final order
 */
export function useOpenDetails(hash: string, isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled || hash.length < 2) return;
    openDetails(hash.slice(1));
  }, [hash, isSettled]);
}
