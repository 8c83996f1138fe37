import type { InjectedFault } from './fault-plan';

type PayloadFault = Extract<InjectedFault, { kind: 'payload' }>;
type Container = Record<string, unknown>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** The object that holds the last part of a dotted path; undefined when the path leads nowhere. */
function holderOf(payload: unknown, path: string): [Container, string] | undefined {
  const parts = path.split('.');
  const last = parts.pop();
  const holder = parts.reduce<unknown>(
    (value, part) => (isContainer(value) ? value[part] : undefined),
    payload,
  );
  return isContainer(holder) && last !== undefined ? [holder, last] : undefined;
}

/** A copy of the payload, changed as the fault says. */
export function corruptPayload(payload: unknown, fault: PayloadFault): unknown {
  const spoilt: unknown = structuredClone(fault.payload === undefined ? payload : fault.payload);
  for (const [path, value] of Object.entries(fault.set)) {
    const place = holderOf(spoilt, path);
    if (place) place[0][place[1]] = value;
  }
  for (const path of fault.unset) {
    const place = holderOf(spoilt, path);
    // A list keeps its places: the item becomes null in JSON.
    if (place) Reflect.deleteProperty(...place);
  }
  return spoilt;
}
