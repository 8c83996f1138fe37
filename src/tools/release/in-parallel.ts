/**
 * Does something with each item, several at once. After the first failure no further one is begun, and those under way are
 * waited for, so that whoever catches it knows what has been done.
 * @throws what the first failure has thrown
 */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (failures.length === 0) {
      const item = items[next];
      next += 1;
      if (item === undefined) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length > 0) throw failures[0];
}
