import * as z from 'zod/mini';
import { accessFeaturesSchema } from '../../../contract/access';
import type { Fault } from '../faults';
import { faultsOf } from './wire-faults';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;
type Place = readonly PropertyKey[];

/** Objects of facts: a key that the contract does not know is a slip there, and elsewhere a field of a newer API. */
const CLOSED: readonly Schema[] = [accessFeaturesSchema];

function unknownKeys(value: object, known: object, place: Place): Issue[] {
  const keys = Object.keys(value).filter((key) => !Object.hasOwn(known, key));
  return keys.map((key) => ({
    code: 'custom',
    message: `expected one of ${Object.keys(known).join(', ')}`,
    path: [...place, key],
    input: value,
  }));
}

/** Finds what a schema takes for absent, because it is not as the contract says. */
function issuesIn(schema: Schema, value: unknown, place: Place): Issue[] {
  if (value === undefined) return [];
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault) {
    return issuesIn(schema.def.innerType, value, place);
  }
  if (schema instanceof z.ZodMiniCatch) {
    const result = z.safeParse(schema.def.innerType, value);
    if (result.success) return issuesIn(schema.def.innerType, value, place);
    return result.error.issues.map((issue) => ({ ...issue, path: [...place, ...issue.path] }));
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.flatMap((each, at) => issuesIn(schema.def.element, each, [...place, at]));
  }
  if (schema instanceof z.ZodMiniObject && typeof value === 'object' && value !== null) {
    const fields = Object.entries(schema.shape).flatMap(([name, field]) =>
      issuesIn(field, Reflect.get(value, name), [...place, name]),
    );
    return CLOSED.includes(schema)
      ? [...fields, ...unknownKeys(value, schema.shape, place)]
      : fields;
  }
  return [];
}

/**
 * Names the optional values of an item that count as absent, because they are not as the contract says: no build stops
 * for them, and whoever wrote one should hear of it.
 * @param where what the item is, for messages
 * @param value the item as it came
 */
export function leftOutValues(where: string, schema: z.ZodMiniType, value: unknown): Fault[] {
  const faults = faultsOf(where, value, issuesIn(schema, value, []));
  // The first of each place: one that is no date is no day of the calendar either.
  const first = new Map(faults.toReversed().map((fault) => [fault.where, fault]));
  return Array.from(first.values(), (fault) => ({
    ...fault,
    what: `${fault.what}; it counts as absent`,
  })).reverse();
}
