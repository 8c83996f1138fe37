import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The model's way to treat a request. */
export type Behaviour = (response: ServerResponse) => void;

/** The frames in which OpenAI's chat completions are streamed. */
export function frames(...pieces: string[]): string {
  const texts = pieces.map(
    (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
  );
  return `${texts.join('')}data: [DONE]\n\n`;
}

/** Answers with these pieces. */
export function says(...pieces: string[]): Behaviour {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(frames(...pieces));
  };
}

/** Asks for a tool, in two pieces. */
export function callsTool(name: string, input: unknown): Behaviour {
  const text = JSON.stringify(input);
  const half = Math.ceil(text.length / 2);
  const pieces = [
    { id: 'c1', type: 'function', function: { name, arguments: text.slice(0, half) } },
    { function: { arguments: text.slice(half) } },
  ].map((piece) => ({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...piece }] } }] }));
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(
      `${pieces.map((piece) => `data: ${JSON.stringify(piece)}\n\n`).join('')}data: [DONE]\n\n`,
    );
  };
}

/** Answers the first request in this way, the next in the next way, and so on; the last way goes on. */
export function inTurn(...behaviours: readonly Behaviour[]): Behaviour {
  let asked = 0;
  return (response) => {
    asked += 1;
    behaviours[Math.min(asked, behaviours.length) - 1]?.(response);
  };
}

/** A small server that speaks the protocol of OpenAI's chat completions. */
export async function startModel() {
  let behave: Behaviour = says('Hello.');
  const requests: { readonly authorization: string | undefined; readonly body: unknown }[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push({ authorization: request.headers.authorization, body: await json(request) });
    behave(response);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}/v1`,
    requests,
    behaveLike: (behaviour: Behaviour): void => {
      behave = behaviour;
    },
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
