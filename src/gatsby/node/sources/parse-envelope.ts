import { ERROR_CODE, envelopeSchema } from '../../../contract';
import { show } from '../faults';
import { ReadFaults } from './wire-faults';

const LONGEST_SHOWN = 200;

function shorten(text: string): string {
  const characters = Array.from(text);
  return characters.length > LONGEST_SHOWN
    ? `${characters.slice(0, LONGEST_SHOWN).join('')}…`
    : text;
}

/** Names a body that is no JSON. A misconfigured gateway or a login wall answers with HTML and status 200. */
function nameOf(body: string): string {
  const text = body.trim();
  if (text === '') return 'an empty answer';
  const kind = /^<(!doctype|html|head|body|script)\b/i.test(text) ? 'HTML' : 'a text';
  return `${kind} that begins with ${show(text)}`;
}

function parseJson(body: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return { value };
  } catch {
    return undefined;
  }
}

/**
 * Takes the payload out of an answer's body.
 * @param where the call, for messages
 * @throws ReadFaults when the body is no JSON, no envelope, or an envelope with an error code
 */
export function parseEnvelope(where: string, body: string): unknown {
  const fail = (what: string): never => {
    throw new ReadFaults([{ where, what }]);
  };
  const json = parseJson(body);
  if (!json) return fail(`expected JSON, got ${nameOf(body)}`);
  const envelope = envelopeSchema.safeParse(json.value);
  if (!envelope.success) {
    return fail(
      `expected the envelope {error_code, error_message, payload}, got ${show(json.value)}`,
    );
  }
  const { error_code, error_message, payload } = envelope.data;
  if (error_code !== ERROR_CODE.success) {
    return fail(`answered error_code ${String(error_code)}: ${shorten(error_message)}`);
  }
  return payload;
}
