import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { succeeded } from '../../contract/envelope';
import { parseInput } from '../api/parse-input';
import { forgetVerificationCodes } from '../users/verification-codes';
import { registerImSocket } from '../chat/im-socket';
import type { Context } from '../api/context';
import type { Log } from '../api/log';
import type { ViolationCounts } from '../csp-reports/violation-counts';
import { guardSandbox } from './access';
import { registerAccessReports } from './access-reports';
import { registerAnalytics } from './analytics';
import { registerExternalSites } from './external-sites';
import { FaultPlan } from './fault-plan';
import { injectFaults, registerFaults } from './fault-injection';
import { registerImFaults, type ImFaultPlan } from './im-faults';
import { registerInstallSdk } from './install-sdk';
import { registerMessageReports } from './message-reports';
import { patchGame } from './patch-game';
import type { SmsOutbox } from './sms-outbox';
import { registerUnanswered } from './unanswered';

const phoneQuery = z.object({ phone: z.string() });
const anyPhoneQuery = z.partial(phoneQuery);
const idParams = z.object({ id: z.string() });

/** The parts of the server that the sandbox shows and spoils. */
interface Insides {
  readonly log: Log;
  readonly outbox: SmsOutbox;
  readonly imFaults: ImFaultPlan;
  /** Counts of what pages' policies have blocked since they were asked for last. */
  readonly violations: ViolationCounts;
  /** Other machines may use it too. */
  readonly isExposed: boolean;
}

/** Replaces the outside world on a developer's machine. Never registered in production. */
export function registerSandbox(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'now' | 'hub' | 'imPingMs'>,
  { log, outbox, imFaults, violations, isExposed }: Insides,
): void {
  const { db, hub } = context;
  const plan = new FaultPlan();
  injectFaults(app, plan);
  void app.register((scope, _options, done) => {
    guardSandbox(scope, isExposed);
    registerFaults(scope, plan);
    registerExternalSites(scope);
    registerInstallSdk(scope);
    registerAnalytics(scope);
    registerMessageReports(scope, db);
    registerUnanswered(scope, db);
    registerAccessReports(scope, db);
    registerImSocket(scope, '/sandbox/im', { ...context, log });
    registerImFaults(scope, imFaults, hub);
    scope.get('/sandbox/sms', ({ query }) =>
      succeeded(outbox.latest(parseInput(phoneQuery, query).phone)),
    );
    scope.get('/sandbox/csp-reports', () => succeeded({ list: violations.take() }));
    scope.delete('/sandbox/sms', async ({ query }) => {
      await forgetVerificationCodes(db, parseInput(anyPhoneQuery, query).phone);
      return succeeded({});
    });
    scope.patch('/sandbox/games/:id', async ({ params, body }) =>
      succeeded(await patchGame(db, parseInput(idParams, params).id, body)),
    );
    done();
  });
}
