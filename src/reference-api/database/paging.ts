/** The part of an input that asks for one page of a list (contract, "Conventions"). */
export interface PageInput {
  readonly page: number;
  readonly page_size: number;
}

/** How many items come before the page. */
export function offsetOf({ page, page_size }: PageInput): number {
  return (page - 1) * page_size;
}

/** The payload of a paged list. */
export function toPage<T>(list: T[], total: number, { page, page_size }: PageInput) {
  return {
    list,
    total,
    page,
    page_size,
  };
}

/** One page of a list that is in memory. */
export function cutPage<T>(all: readonly T[], input: PageInput) {
  const offset = offsetOf(input);
  return toPage(all.slice(offset, offset + input.page_size), all.length, input);
}
