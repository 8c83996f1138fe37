import type * as z from 'zod/mini';
import { endpoints, expectationOf, placeOf, toRequest, type EndpointName } from '../../../contract';
import { show, type Fault } from '../faults';

/** Faults that were found in one call or one item of a list. The pull collects these and goes on. */
export class ReadFaults extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(({ where, what }) => `${where}: ${what}`).join('\n'));
    this.name = 'ReadFaults';
  }
}

/** Ends the pull: the API is out of reach, and every further call would say the same once more. */
export class ReadStopped extends Error {
  constructor(readonly faults: readonly Fault[] = []) {
    super('The pull was stopped');
    this.name = 'ReadStopped';
  }
}

function member(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * One fault per issue: `… field tags.0: expected a string, got 5`.
 * @param where what the value is, for messages
 * @param value what was parsed, to show what came
 */
export function faultsOf(
  where: string,
  value: unknown,
  issues: readonly z.core.$ZodIssue[],
): Fault[] {
  return issues.map((issue) => ({
    where: issue.path.length === 0 ? where : `${where}, field ${placeOf(issue)}`,
    what: `${expectationOf(issue)}, got ${show(issue.path.reduce(member, value))}`,
  }));
}

/** Data of the API, parsed, or what is wrong with it. */
type Checked<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Checks what came from the API.
 * @param where what the value is, for messages
 * @returns the value, or a fault for every field that is not as the contract says
 */
export function checkAt<S extends z.ZodMiniType>(
  where: string,
  schema: S,
  value: unknown,
): Checked<z.output<S>> {
  const result = schema.safeParse(value);
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, faults: faultsOf(where, value, result.error.issues) };
}

/**
 * Parses what came from the API, as {@link checkAt} does.
 * @throws ReadFaults naming every field that is not as the contract says
 */
export function parseAt<S extends z.ZodMiniType>(
  where: string,
  schema: S,
  value: unknown,
): z.output<S> {
  const checked = checkAt(where, schema, value);
  if (checked.ok) return checked.data;
  throw new ReadFaults(checked.faults);
}

/** Does a piece of work; what it finds wrong joins `faults`, and the result is then undefined. */
export async function collecting<T>(
  faults: Fault[],
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ReadFaults)) throw error;
    faults.push(...error.faults);
    return undefined;
  }
}

/**
 * Like `Promise.all`, but waits until nothing is under way any more: when one call ends the pull, what the
 * others have found wrong is still told.
 */
export async function allDone<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** A call as messages name it: `GET /api/visitor/game/detail?id=7`. */
export function callName(name: EndpointName, input: object = {}): string {
  const { method, path } = toRequest(endpoints[name], input);
  return `${method} ${path}`;
}
