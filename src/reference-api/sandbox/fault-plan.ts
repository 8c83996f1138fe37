import * as z from 'zod/mini';
import { idSchema } from '../../contract/primitives';

const base = {
  /** The path to spoil, such as `/api/visitor/game/detail` or one of a picture. */
  endpoint: z.string().check(z.startsWith('/', 'expected a path that begins with /')),
  /** Only calls that name this id, whatever the parameter is called. */
  id: z.optional(idSchema),
  /** Wears off after so many calls; absent: stays until it is deleted. */
  times: z.optional(z.int().check(z.minimum(1))),
};

/** A fault that a test asks for. */
export const faultSchema = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('status'),
    status: z._default(z.int().check(z.minimum(400), z.maximum(599)), 503),
  }),
  z.object({ ...base, kind: z.literal('html') }),
  z.object({
    ...base,
    kind: z.literal('code'),
    code: z.int(),
    message: z._default(z.string(), 'A fault that a test asked for'),
    payload: z._default(z.unknown(), null),
  }),
  z.object({
    ...base,
    kind: z.literal('hang'),
    /** Answers after this long, in milliseconds; absent: never. */
    ms: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  }),
  z.object({
    ...base,
    kind: z.literal('payload'),
    /** Replaces the whole payload. */
    payload: z.optional(z.unknown()),
    /** Values by dotted path, such as `list.0.name`. */
    set: z._default(z.record(z.string(), z.unknown()), {}),
    /** Dotted paths to leave out. */
    unset: z._default(z.array(z.string()), []),
  }),
]);

export type InjectedFault = z.infer<typeof faultSchema>;

function withoutSlash(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}

/** The faults that are set, and how often each may still strike. Kept in memory: a restart ends them all. */
export class FaultPlan {
  private faults: { readonly fault: InjectedFault; left: number }[] = [];

  add(fault: InjectedFault): void {
    this.faults.push({ fault, left: fault.times ?? Infinity });
  }

  clear(): void {
    this.faults = [];
  }

  list(): InjectedFault[] {
    return this.faults.map(({ fault }) => fault);
  }

  /** The first fault that fits a call; counts as one strike. */
  strike(path: string, ids: readonly string[]): InjectedFault | undefined {
    const found = this.faults.find(
      ({ fault }) =>
        withoutSlash(fault.endpoint) === withoutSlash(path) &&
        (fault.id === undefined || ids.includes(fault.id)),
    );
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) this.faults = this.faults.filter((other) => other !== found);
    return found.fault;
  }
}
