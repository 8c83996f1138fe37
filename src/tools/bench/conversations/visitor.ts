import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import type { Locale } from '../../../config/locales';
import { endpoints, parseAnswer, toRequest, type WireMessage } from '../../../contract';
import { imFrameSchema, type ImFrame } from '../../../contract/im-frames';
import { callsTo, type Sent } from '../../../reference-api/testing/api-calls';
import { logInVisitor } from '../../../reference-api/testing/visitor';

const APP_ID = 'bench';
/** Pause before a message is sent once more, in milliseconds: as in the site's chat, the same message under the same id. */
const AGAIN_MS = 250;

/** Something to say, and to whom. */
export interface Words {
  readonly locale: Locale;
  readonly partner: string;
  readonly question: string;
}

/** Milliseconds from the moment at which a message is sent. */
export interface Times {
  /** Time until the socket tells that the server has it. */
  readonly storedMs: number;
  /** Time until the first word of the reply. */
  readonly firstWordMs: number;
  /** Time until the reply is written to its end. */
  readonly replyMs: number;
}

function addressOf(number: number): string {
  return `10.0.${String(number >> 8)}.${String(number & 255)}`;
}

/** Somebody who talks with one partner: logged in, with a socket, as the site's chat is. */
export class Visitor {
  /** The ids of what was said, in this order. */
  readonly sent: string[] = [];
  private socket: WebSocket | undefined;
  private readonly waiting = new Set<(frame: ImFrame) => void>();

  private constructor(
    private url: string,
    private readonly headers: Sent,
    private readonly userId: string,
    readonly partner: string,
  ) {}

  /** Logs a visitor of this number in, with an address and a phone of their own. */
  static async arrive(url: string, number: number, partner: string): Promise<Visitor> {
    const address = { 'x-forwarded-for': addressOf(number) };
    const api = callsTo(url, address);
    const { headers, webUserId } = await logInVisitor(api, String(13_000_000_000 + number));
    const visitor = new Visitor(url, { ...address, ...headers }, webUserId, partner);
    await visitor.connect(url);
    return visitor;
  }

  /** Opens a socket in the place of the one before. */
  async connect(url: string): Promise<void> {
    this.disconnect();
    this.url = url;
    const { path } = toRequest(endpoints.imToken, { app_id: APP_ID });
    const response = await fetch(url + path, { headers: this.headers });
    const answer = parseAnswer(await response.text(), endpoints.imToken.payload);
    if (answer.kind !== 'payload') throw new Error(`No token: ${JSON.stringify(answer)}`);
    const query = new URLSearchParams({ app_id: APP_ID, token: answer.payload.im_token });
    const socket = new WebSocket(`${url.replace('http', 'ws')}/sandbox/im?${String(query)}`);
    this.socket = socket;
    // A server that is killed ends its sockets: the call says so too.
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const frame = imFrameSchema.parse(JSON.parse(data.toString()));
      if (frame.type === 'ping') socket.send('{"type":"pong"}');
      else for (const hear of this.waiting) hear(frame);
    });
    await once(socket, 'message');
  }

  disconnect(): void {
    this.socket?.terminate();
  }

  /**
   * Says something, and says it again under the same id until it is answered.
   * @param isBrokenOff drops the line once the server has the message, as a phone does, and sends it again
   */
  async say({ locale, question }: Words, isBrokenOff = false): Promise<Times> {
    const id = `${this.userId}-${String(this.sent.length)}`;
    this.sent.push(id);
    const began = performance.now();
    const line = new AbortController();
    const times = { storedMs: NaN, firstWordMs: NaN };
    const hear = (frame: ImFrame): void => {
      const after = performance.now() - began;
      if (frame.type === 'message' && frame.message.client_message_id === id) {
        times.storedMs = after;
        if (isBrokenOff) line.abort();
      } else if (frame.type === 'delta' && Number.isNaN(times.firstWordMs)) {
        times.firstWordMs = after;
      }
    };
    this.waiting.add(hear);
    const input = {
      ...{ character_id: this.partner, content: question, client_message_id: id, locale },
    };
    try {
      for (
        let tries = 0;
        !(await this.send(input, tries === 0 ? line.signal : undefined));
        tries += 1
      ) {
        await wait(AGAIN_MS);
      }
      return { ...times, replyMs: performance.now() - began };
    } finally {
      this.waiting.delete(hear);
    }
  }

  /** Reads the conversation as the server has it. */
  async read(): Promise<readonly WireMessage[]> {
    const input = { conversation_id: `${this.userId}:${this.partner}`, limit: 100 };
    const { envelope } = await callsTo(this.url, this.headers).call('historyMessages', input);
    return z.parse(endpoints.historyMessages.payload, envelope.payload).list;
  }

  /** Sends a message. @returns true when it was answered */
  private async send(
    input: Record<string, unknown>,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    const { path, method, body } = toRequest(endpoints.chatRespond, input);
    const headers = { ...this.headers, 'content-type': 'application/json' };
    try {
      const response = await fetch(this.url + path, {
        ...{ method, headers, body: body ?? null, signal: signal ?? null },
      });
      const answer = parseAnswer(await response.text(), endpoints.chatRespond.payload);
      return answer.kind === 'payload';
    } catch {
      return false;
    }
  }
}
