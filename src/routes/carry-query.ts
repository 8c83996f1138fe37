/**
 * Adds the parameters of the previous address to the query of the next one, whose own parameters win (specification,
 * section 2.5). When nothing is added, the next query is returned as it was written.
 * Uses nothing from outside, because its text is also put into the head of pages.
 * @param previous a query with its question mark, or nothing
 * @param next the same
 */
export function carryQuery(previous: string, next: string): string {
  const own = new URLSearchParams(next);
  const merged = new URLSearchParams();
  new URLSearchParams(previous).forEach((value, name) => {
    if (!own.has(name)) merged.append(name, value);
  });
  if (!merged.toString()) return next;
  own.forEach((value, name) => {
    merged.append(name, value);
  });
  return `?${merged.toString()}`;
}
