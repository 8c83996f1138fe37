import type * as z from 'zod/mini';
import { parseAnswer } from '../../../contract';
import { logLine } from '../../../node/log-line';
import { show } from '../faults';
import { faultsOf, ReadFaults } from './wire-faults';

const LONGEST_SHOWN = 200;

/** Names a text that is no JSON. A misconfigured gateway or a login wall answers with HTML and status 200. */
function nameOf(answer: string): string {
  const text = answer.trim();
  if (text === '') return 'an empty answer';
  const kind = /^<(!doctype|html|head|body|script)\b/i.test(text) ? 'HTML' : 'a text';
  return `${kind} that begins with ${show(text)}`;
}

/**
 * Takes the payload out of the text of an answer.
 * @param where the call, for messages
 * @throws ReadFaults when the text is no JSON, no envelope, an envelope with an error code, or when the
 * payload is not as the schema says
 */
export function readPayload<S extends z.ZodMiniType>(
  text: string,
  schema: S,
  where: string,
): z.output<S> {
  const fail = (what: string): never => {
    throw new ReadFaults([{ where, what }]);
  };
  const answer = parseAnswer(text, schema);
  switch (answer.kind) {
    case 'payload':
      return answer.payload;
    case 'no-json':
      return fail(`expected JSON, got ${nameOf(answer.text)}`);
    case 'no-envelope':
      return fail(
        `expected the envelope {error_code, error_message, payload}, got ${show(answer.value)}`,
      );
    case 'refused': {
      const { error_code, error_message } = answer.envelope;
      return fail(
        `answered error_code ${String(error_code)}: ${logLine(error_message, LONGEST_SHOWN)}`,
      );
    }
    case 'wrong-payload':
      throw new ReadFaults(faultsOf(where, answer.value, answer.issues));
  }
}
