import { useEffect } from 'react';

/**
 * Opens the details of the activity that the address names and shows it, also when it is named later on
 * the same page.
 * @param hash with `#`, or empty
 * @param isSettled whether activities stand where they will stand
 */
export const useOpenFragment = (hash: string, isSettled: boolean): void => {
  useEffect(() => {
    if (!isSettled || hash.length < 2) return;
    const named = document.getElementById(hash.slice(1));
    const details = named?.querySelector('details');
    if (!details) return;
    details.open = true;
    named?.scrollIntoView();
  }, [hash, isSettled]);
};
