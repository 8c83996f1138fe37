import type * as z from 'zod/mini';
import { ERROR_CODE, envelopeSchema } from '../contract';
import { ApiError, ContractError } from './errors';

function parseJson(endpoint: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ContractError(endpoint, ['the answer is no JSON']);
  }
}

function faultsOf(where: string, issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.map(({ path, message }) => `${[where, ...path.map(String)].join('.')}: ${message}`);
}

function parse<T>(endpoint: string, where: string, schema: z.ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContractError(endpoint, faultsOf(where, result.error.issues));
}

/**
 * Takes the payload out of an answer's body and parses it.
 * @param endpoint the call's path, for messages
 * @throws ApiError for an error code, ContractError for what the contract does not know
 */
export function parseAnswer<T>(endpoint: string, schema: z.ZodMiniType<T>, body: string): T {
  const envelope = parse(endpoint, 'envelope', envelopeSchema, parseJson(endpoint, body));
  if (envelope.error_code !== ERROR_CODE.success) throw new ApiError(endpoint, envelope);
  return parse(endpoint, 'payload', schema, envelope.payload);
}
