function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Gives what a value holds at a place such as `sections.0.title`; undefined where it has no such place. */
export function valueAt(value: unknown, place: string): unknown {
  return place.split('.').reduce(member, value);
}

/** Copies a value, with something else at a place that it has. */
export function withValueAt<T extends object>(value: T, place: string, other: unknown): T {
  const copy = structuredClone(value);
  const names = place.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>(member, copy);
  if (typeof owner !== 'object' || owner === null) throw new Error(`There is no place ${place}`);
  Reflect.set(owner, last, other);
  return copy;
}
