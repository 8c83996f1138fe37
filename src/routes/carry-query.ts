/**
 * The query of the next address with that of the previous one beneath it: what the next names itself wins
 * (specification, section 2.5). When nothing is added, the next one is returned as it was written.
 * Uses nothing from around it, because its text is also put into the head of pages.
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
