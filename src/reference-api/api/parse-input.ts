import * as z from 'zod/mini';
import { ERROR_CODE } from '../../contract';
import { EndpointError } from './endpoint-error';
import { issueLines } from '../../contract/issues';

/**
 * Reads what a caller sent.
 * @param whole what the value itself is called in a message, such as `body`
 * @throws EndpointError 40000 that names every field that is wrong
 */
export function parseInput<S extends z.ZodMiniType>(
  schema: S,
  given: unknown,
  whole = 'input',
): z.output<S> {
  const result = z.safeParse(schema, given);
  if (result.success) return result.data;
  throw new EndpointError(ERROR_CODE.invalidInput, issueLines(result.error, whole).join('; '));
}
