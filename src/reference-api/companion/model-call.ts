import OpenAI from 'openai';
import { MODEL_REPLY_TOKENS } from '../limits';
import type { ModelSettings } from './model-settings';
import { ReplyCheck, UnfitReplyError } from './reply-check';

/**
 * Asks a model for the reply to a prompt.
 * @param write is given the reply as it comes, as far as it may be shown
 * @throws UnfitReplyError, or what the client or the signal throws
 */
type AskModel = (
  messages: OpenAI.Chat.ChatCompletionMessageParam[],
  write: (piece: string) => void,
  signal: AbortSignal,
) => Promise<string>;

/** Makes the function that asks a model. It keeps nothing of one call for another. */
export function connectModel({ url, model, key }: ModelSettings): AskModel {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: 0,
    // Its own log would repeat what was written, also when the environment asks it to.
    logLevel: 'off',
  });
  return async (messages, write, signal) => {
    const stream = await client.chat.completions.create(
      { model, messages, max_completion_tokens: MODEL_REPLY_TOKENS, stream: true },
      { signal },
    );
    const reply = new ReplyCheck(write);
    for await (const { choices } of stream) {
      if (!reply.add(choices[0]?.delta.content ?? '')) break;
    }
    // The client ends the stream quietly when it is aborted.
    signal.throwIfAborted();
    return reply.finish();
  };
}

/** Statuses of HTTP for a request that will not do, of a server that is well. */
const UNFIT_REQUEST = [400, 413, 422];

/**
 * True when the model is there, and only this message or its reply will not do: whoever writes to it can bring that about, so it
 * says nothing of the model.
 */
export function isOfOneMessage(error: unknown): boolean {
  if (error instanceof UnfitReplyError) return true;
  return error instanceof OpenAI.APIError && UNFIT_REQUEST.includes(Number(error.status));
}

function nameOf(error: unknown): string {
  if (error instanceof OpenAI.APIError) return error.constructor.name;
  const isNamed = typeof error === 'object' && error !== null && 'name' in error;
  return isNamed ? String(error.name) : 'The model failed';
}

/** Puts a fault into words for a log. Messages and bodies may repeat what was written, so they stay out. */
export function describeModelFault(error: unknown): Error {
  if (error instanceof UnfitReplyError) return error;
  if (!(error instanceof OpenAI.APIError)) return new Error(nameOf(error));
  const status = typeof error.status === 'number' ? `, status ${String(error.status)}` : '';
  const request = error.requestID ? `, request ${error.requestID}` : '';
  return new Error(`${nameOf(error)}${status}${request}`);
}
