import * as z from 'zod/mini';
import { LIMITS } from './limits';

/** Envelope around every response (specification, section 7.1). */
export const envelopeSchema = z.object({
  error_code: z.int(),
  error_message: z._default(z.string(), ''),
  payload: z.optional(z.nullable(z.unknown())),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** Error codes of the specification (section 8) and those that the reference API adds. */
export const ERROR_CODE = {
  success: 0,
  /** Session invalid: the client logs out locally and rejects with `error_message`. */
  sessionInvalid: 41001,
  /** Wrong or expired verification code; rejects with the whole response. */
  wrongCode: 41907,
  /** Too many code requests, `payload.retry_after` in seconds; rejects with the whole response. */
  tooManyCodes: 41912,
  invalidInput: 40000,
  unknownId: 40400,
  rateLimit: 42900,
  serverFault: 50000,
} as const;

/** Their `error_message` helps developers: it names a field, an id or a fault, in English. */
const CODES_FOR_DEVELOPERS: readonly number[] = [
  ERROR_CODE.invalidInput,
  ERROR_CODE.unknownId,
  ERROR_CODE.rateLimit,
  ERROR_CODE.serverFault,
];

/**
 * True when the `error_message` of a code is a sentence for visitors, in Chinese: so it is for every code but those.
 */
export function speaksToVisitors(code: number): boolean {
  return !CODES_FOR_DEVELOPERS.includes(code);
}

/** The envelope of an answer that succeeded. */
export function succeeded(payload: unknown): Envelope {
  return { error_code: ERROR_CODE.success, error_message: '', payload };
}

/** A failure as an envelope tells it. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
  /** Payload of the codes that carry one. */
  readonly payload?: unknown;
}

/** The envelope of a failure. */
export function failed({ code, message, payload = null }: Refusal): Envelope {
  return { error_code: code, error_message: message, payload };
}

/** Result of parsing the text of an answer. */
export type ParsedAnswer<T> =
  | { readonly kind: 'payload'; readonly payload: T }
  /** An envelope with an error code. */
  | { readonly kind: 'refused'; readonly envelope: Envelope }
  /** No JSON: a gateway or a login wall answers with HTML and status 200. */
  | { readonly kind: 'no-json'; readonly text: string }
  /** JSON that is no envelope, or a payload that is not as the contract says. */
  | {
      readonly kind: 'no-envelope' | 'wrong-payload';
      readonly value: unknown;
      readonly issues: readonly z.core.$ZodIssue[];
    };

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return undefined;
  }
}

/** True when a value of JSON has more levels than an answer may: functions that call themselves would overflow. */
function isDeep(whole: unknown): boolean {
  const todo: [value: unknown, level: number][] = [[whole, 1]];
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [value, level] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (level > LIMITS.jsonLevels) return true;
    for (const child of Object.values(value)) todo.push([child, level + 1]);
  }
  return false;
}

const tooDeep: z.core.$ZodIssue = {
  code: 'custom',
  path: [],
  message: `expected at most ${LIMITS.jsonLevels} levels of JSON`,
};

/** Takes the payload out of the text of an answer. The one parser of answers, in the site and in the build. */
export function parseAnswer<S extends z.ZodMiniType>(
  text: string,
  schema: S,
): ParsedAnswer<z.output<S>> {
  const json = parseJson(text);
  if (!json) return { kind: 'no-json', text };
  if (isDeep(json.value)) return { kind: 'wrong-payload', value: json.value, issues: [tooDeep] };
  const envelope = envelopeSchema.safeParse(json.value);
  if (!envelope.success) {
    return { kind: 'no-envelope', value: json.value, issues: envelope.error.issues };
  }
  if (envelope.data.error_code !== ERROR_CODE.success) {
    return { kind: 'refused', envelope: envelope.data };
  }
  const { payload } = envelope.data;
  const parsed = schema.safeParse(payload);
  return parsed.success
    ? { kind: 'payload', payload: parsed.data }
    : { kind: 'wrong-payload', value: payload, issues: parsed.error.issues };
}
