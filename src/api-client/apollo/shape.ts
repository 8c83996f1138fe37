import type { Selection } from './selection';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function eachField(
  { fields }: Selection,
  value: Readonly<Record<string, unknown>>,
  change: (selection: Selection | undefined, field: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(fields, ([name, selection]) => [name, change(selection, value[name])]),
  );
}

/** A payload as GraphQL has it: objects name their type, and what is absent is null. */
export function toData(selection: Selection | undefined, payload: unknown): unknown {
  if (payload === undefined) return null;
  if (selection === undefined) return payload;
  if (Array.isArray(payload)) return payload.map((item) => toData(selection, item));
  if (!isObject(payload)) return payload;
  return { __typename: selection.typeName, ...eachField(selection, payload, toData) };
}

function bare(selection: Selection | undefined, data: unknown): unknown {
  if (selection === undefined) return data ?? undefined;
  if (Array.isArray(data)) return data.map((item) => bare(selection, item));
  if (!isObject(data)) return undefined;
  const fields = Object.entries(eachField(selection, data, bare));
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/**
 * Undoes {@link toData}. The cache gives back what was parsed before it went in, so the type still holds.
 */
export function fromData<T>(selection: Selection | undefined, data: T): T {
  return bare(selection, data) as T;
}
