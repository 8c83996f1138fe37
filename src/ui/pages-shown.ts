/** How many pages are shown on either side of the current one. */
const NEIGHBOURS = 1;

/**
 * The page numbers that a list of pages shows: the first, the last and those around the current one.
 * `null` stands for what is left out between them; a single page is never left out.
 */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isShown = (each: number): boolean =>
    each === 1 || each === pages || Math.abs(each - page) <= NEIGHBOURS;
  const isLoneGap = (each: number): boolean =>
    !isShown(each) && isShown(each - 1) && isShown(each + 1);
  return all.flatMap((each) => {
    if (isShown(each) || isLoneGap(each)) return [each];
    return isShown(each - 1) ? [null] : [];
  });
}
