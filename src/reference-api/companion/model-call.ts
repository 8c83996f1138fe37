import OpenAI from 'openai';
import * as z from 'zod/mini';
import { MODEL_REPLY_TOKENS, MODEL_SEARCHES } from '../limits';
import { libraryMessage, SEARCH_TOOL, TOOLS } from './model-prompt';
import type { NumberedText } from './library-sources';
import type { ModelSettings } from './model-settings';
import { ReplyCheck, UnfitReplyError } from './reply-check';

type Message = OpenAI.Chat.ChatCompletionMessageParam;
type ToolCall = OpenAI.Chat.ChatCompletionMessageFunctionToolCall;

/** Access of a model to the library, and to whoever reads its reply. */
interface Talk {
  /** Looks for texts of the library when the model asks for them. */
  readonly search: (query: string) => Promise<readonly NumberedText[]>;
  /** Is given the reply as it comes, as far as it may be shown. */
  readonly write: (piece: string) => void;
}

/**
 * Asks a model for the reply to a prompt. It may look for texts some times before it answers.
 * @returns the reply with the numbers of its sources, as the model wrote it
 * @throws UnfitReplyError, or what the client or the signal throws
 */
type AskModel = (messages: readonly Message[], talk: Talk, signal: AbortSignal) => Promise<string>;

/** The calls of tools that come in pieces. */
class ToolCalls {
  private readonly calls: { id: string; name: string; arguments: string }[] = [];

  add(pieces: readonly OpenAI.Chat.ChatCompletionChunk.Choice.Delta.ToolCall[]): void {
    for (const { index, id = '', function: called } of pieces) {
      const call = (this.calls[index] ??= { id: '', name: '', arguments: '' });
      call.id += id;
      call.name += called?.name ?? '';
      call.arguments += called?.arguments ?? '';
    }
  }

  get all(): ToolCall[] {
    return this.calls.filter(Boolean).map(({ id, name, arguments: input }) => ({
      id,
      type: 'function',
      function: { name, arguments: input },
    }));
  }
}

const querySchema = z.object({ query: z.string().check(z.minLength(1), z.maxLength(200)) });

/** Reads what a call of the tool asks for; undefined for one that cannot be read. */
function queryOf({ function: { name, arguments: input } }: ToolCall): string | undefined {
  if (name !== SEARCH_TOOL) return undefined;
  try {
    return querySchema.safeParse(JSON.parse(input)).data?.query;
  } catch {
    return undefined;
  }
}

/** Makes the function that asks a model. It keeps nothing of one call for another. */
export function connectModel({ url, model, key }: ModelSettings): AskModel {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: 0,
    // Its own log would repeat what was written, also when the environment asks it to.
    logLevel: 'off',
  });

  /** Reads one answer of the model: what it says, or what it wants to look for. */
  async function read(
    messages: Message[],
    mayStillSearch: boolean,
    reply: ReplyCheck,
    signal: AbortSignal,
  ): Promise<ToolCall[]> {
    const stream = await client.chat.completions.create(
      {
        model,
        messages,
        tools: TOOLS,
        tool_choice: mayStillSearch ? 'auto' : 'none',
        max_completion_tokens: MODEL_REPLY_TOKENS,
        stream: true,
      },
      { signal },
    );
    const calls = new ToolCalls();
    for await (const { choices } of stream) {
      const { content, tool_calls } = choices[0]?.delta ?? {};
      calls.add(tool_calls ?? []);
      if (!reply.add(content ?? '')) break;
    }
    // The client ends the stream quietly when it is aborted.
    signal.throwIfAborted();
    return mayStillSearch ? calls.all : [];
  }

  return async (messages, { search, write }, signal) => {
    const reply = new ReplyCheck(write);
    const told = [...messages];
    for (let searches = 0; ; searches += 1) {
      const calls = await read(told, searches < MODEL_SEARCHES, reply, signal);
      if (calls.length === 0) return reply.finish();
      told.push({ role: 'assistant', tool_calls: calls });
      for (const call of calls) {
        const query = queryOf(call);
        const content = libraryMessage(query === undefined ? [] : await search(query));
        told.push({ role: 'tool', tool_call_id: call.id, content });
      }
    }
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
