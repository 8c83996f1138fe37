import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import type { Delivery, ImConnection, ImHub } from '../chat/im-hub';

const every = z.optional(z.int().check(z.minimum(1)));

/** Faults of the line. Each `…_every` strikes at every n-th frame. */
const imFaultsSchema = z.object({
  /** Frames arrive so many milliseconds late. */
  delay_ms: z.optional(z.int().check(z.minimum(0), z.maximum(60_000))),
  drop_every: every,
  double_every: every,
  /** The frame arrives behind the next one. */
  reorder_every: every,
  /** Something that is no frame arrives in front of it. */
  garbage_every: every,
  /** The socket is closed in the place of the frame. */
  close_every: every,
});

type ImFaults = z.infer<typeof imFaultsSchema>;

/** True when a server may close a socket with this code (RFC 6455, section 7.4). */
function isCloseCode(code: number): boolean {
  const isReserved = [1004, 1005, 1006].includes(code);
  return (code >= 1000 && code <= 1014 && !isReserved) || (code >= 3000 && code <= 4999);
}

const closeSchema = z.object({
  code: z._default(
    z.int().check(z.refine(isCloseCode, 'expected a close code, such as 1011 or 4001')),
    1011,
  ),
});

const FAULTS_PATH = '/sandbox/im/faults';
const GARBAGE = ['{"type":', 'null', '{"type":"weather"}', '{"type":"message","message":{}}'];

/** The faults of the socket's line. Kept in memory: a restart ends them all. */
export class ImFaultPlan {
  private faults: ImFaults = {};
  private count = 0;
  private readonly held = new WeakMap<ImConnection, string>();

  set(faults: ImFaults): void {
    this.faults = faults;
    this.count = 0;
  }

  list(): ImFaults {
    return this.faults;
  }

  /** Sends a frame as the plan says. */
  readonly deliver: Delivery = (text, connection) => {
    this.count += 1;
    const { delay_ms = 0 } = this.faults;
    const texts = this.spoil(text, connection);
    const send = () => {
      for (const each of texts) connection.send(each);
    };
    if (delay_ms === 0) send();
    else setTimeout(send, delay_ms).unref();
  };

  private strikes(nth: number | undefined): boolean {
    return nth !== undefined && this.count % nth === 0;
  }

  /** Gives the texts that really arrive in the place of a frame. */
  private spoil(text: string, connection: ImConnection): string[] {
    const { drop_every, double_every, reorder_every, garbage_every, close_every } = this.faults;
    if (this.strikes(close_every)) {
      connection.close(1011, 'a fault that a test asked for');
      return [];
    }
    if (this.strikes(drop_every)) return [];
    const late = this.held.get(connection);
    this.held.delete(connection);
    if (late === undefined && this.strikes(reorder_every)) {
      this.held.set(connection, text);
      return [];
    }
    return [
      ...(this.strikes(garbage_every) ? [GARBAGE[this.count % GARBAGE.length] ?? ''] : []),
      text,
      ...(this.strikes(double_every) ? [text] : []),
      ...(late === undefined ? [] : [late]),
    ];
  }
}

/**
 * Lets tests spoil the line of instant messages: `POST /sandbox/im/faults` sets what goes wrong, `GET` tells it, `DELETE`
 * mends the line; `POST /sandbox/im/close` ends all sockets.
 */
export function registerImFaults(app: FastifyInstance, plan: ImFaultPlan, hub: ImHub): void {
  app.post(FAULTS_PATH, ({ body }) => {
    plan.set(parseInput(imFaultsSchema, body, 'body'));
    return succeeded(plan.list());
  });
  app.get(FAULTS_PATH, () => succeeded(plan.list()));
  app.delete(FAULTS_PATH, () => {
    plan.set({});
    return succeeded(plan.list());
  });
  app.post('/sandbox/im/close', ({ body }) => {
    const { code } = parseInput(closeSchema, body ?? {}, 'body');
    hub.closeAll(code);
    return succeeded({});
  });
}
