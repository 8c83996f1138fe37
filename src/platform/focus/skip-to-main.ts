/**
 * Lets links past the header give the focus to the page and leave its address alone: on some pages the fragment says what
 * is compared, or how a list is filtered. Until this code is there, they are plain links.
 * @returns a function that ends it
 */
export function skipToMain(): () => void {
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('a[href="#main"]')) return;
    event.preventDefault();
    document.getElementById('main')?.focus();
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
