import { useEffect } from 'react';

/**
 * Opens the details of an activity and shows it. Called by its link as well: a second click on it does
 * not change the address.
 * @param id the activity's, which its element bears
 */
export function openDetails(id: string): void {
  const named = document.getElementById(id);
  const details = named?.querySelector('details');
  if (!details) return;
  details.open = true;
  named?.scrollIntoView();
}

/**
 * Opens the details of the activity that the address names and shows it, also when it is named later on
 * the same page.
 * @param hash with `#`, or empty
 * @param isSettled whether activities stand where they will stand
 */
export function useOpenDetails(hash: string, isSettled: boolean): void {
  useEffect(() => {
    if (!isSettled || hash.length < 2) return;
    openDetails(hash.slice(1));
  }, [hash, isSettled]);
}
