import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { envelopeSchema } from '../../contract';
import { withoutQuery } from '../../node/without-query';
import { EndpointError } from '../api/endpoint-error';
import { failed, succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import { type FaultPlan, faultSchema, type InjectedFault } from './fault-plan';
import { corruptPayload } from './corrupt-payload';

const FAULTS_PATH = '/sandbox/faults';

/** Every id that a call names, in path, query or body. */
function idsOf({ params, query, body }: FastifyRequest): string[] {
  return [params, query, body].flatMap((part) =>
    typeof part === 'object' && part !== null
      ? Object.values(part)
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .map(String)
      : [],
  );
}

/** Answers in place of the endpoint; false when the endpoint is to answer after all. */
async function answerInstead(fault: InjectedFault, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'status':
      await reply.code(fault.status).type('text/plain').send('A fault that a test asked for');
      return true;
    case 'html':
      await reply.type('text/html').send('<!doctype html><title>Gateway</title><p>Not JSON</p>');
      return true;
    case 'code':
      await reply.send(failed(new EndpointError(fault.code, fault.message, fault.payload)));
      return true;
    case 'hang':
      if (fault.ms !== undefined) {
        await wait(fault.ms, undefined, { ref: false });
        return false;
      }
      reply.hijack();
      return true;
    case 'payload':
      return false;
  }
}

/** Spoils the answers of all routes that are registered from now on, as the plan says. */
export function injectFaults(app: FastifyInstance, plan: FaultPlan): void {
  const struck = new WeakMap<FastifyRequest, InjectedFault>();

  app.addHook('preHandler', async (request, reply) => {
    if (withoutQuery(request.url) === FAULTS_PATH) return;
    const fault = plan.strike(withoutQuery(request.url), idsOf(request));
    if (!fault) return;
    struck.set(request, fault);
    if (await answerInstead(fault, reply)) return reply;
  });
  app.addHook('preSerialization', (request, _reply, answer: unknown, done) => {
    const fault = struck.get(request);
    const envelope = envelopeSchema.safeParse(answer);
    if (fault?.kind !== 'payload' || !envelope.success) done(null, answer);
    else done(null, { ...envelope.data, payload: corruptPayload(envelope.data.payload, fault) });
  });
}

/** Lets tests inject faults into answers: `POST /sandbox/faults` sets a fault, `GET` lists them, `DELETE` ends them all. */
export function registerFaults(app: FastifyInstance, plan: FaultPlan): void {
  app.post(FAULTS_PATH, (request) => {
    plan.add(parseInput(faultSchema, request.body, 'body'));
    return succeeded({ list: plan.list() });
  });
  app.get(FAULTS_PATH, () => succeeded({ list: plan.list() }));
  app.delete(FAULTS_PATH, () => {
    plan.clear();
    return succeeded({ list: [] });
  });
}
