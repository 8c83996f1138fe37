import * as z from 'zod/mini';
import { endpoints, type Envelope } from '../../../contract';
import type { Companion } from '../../companion/companion';
import type { TestApi } from '../../testing/test-api';
import { logInVisitor, type Visitor } from '../../testing/visitor';

/** A companion that says the given lines, one after the other, whatever it is told. */
export function createReader(lines: readonly string[]): Companion {
  let said = 0;
  return {
    reply: () => {
      const content = lines[said % lines.length] ?? '';
      said += 1;
      return Promise.resolve({
        ...{ content, origin: 'script', references: [] },
        ...{ suggestions: [], memory: null },
      });
    },
  };
}

const PARTNER = 'p-lingxi';

/** Somebody who talks with a partner and reports what it says. */
export interface Reporter extends Visitor {
  readonly conversationId: string;
  /** Says something. @returns the id of the reply */
  readonly say: (content: string) => Promise<string>;
  /** Reports a message, with what is given in the place of the usual. */
  readonly report: (
    messageId: string,
    extra?: Readonly<Record<string, unknown>>,
  ) => Promise<Envelope>;
}

/** Logs somebody in who talks and reports. */
export async function reporterOf(api: TestApi, phone: string): Promise<Reporter> {
  const visitor = await logInVisitor(api, phone);
  const { headers } = visitor;
  const conversationId = `${visitor.webUserId}:${PARTNER}`;
  return {
    ...visitor,
    conversationId,
    say: async (content) => {
      const input = { character_id: PARTNER, content, client_message_id: content };
      const { envelope } = await api.call('chatRespond', input, headers);
      return z.parse(endpoints.chatRespond.payload, envelope.payload).message.id;
    },
    report: async (target_id, extra) => {
      const input = {
        action: 'report_message',
        target_type: 'message',
        target_id,
        extra: { conversation_id: conversationId, reason: 'harmful', ...extra },
      };
      return (await api.call('reportUserAction', input, headers)).envelope;
    },
  };
}

const pageSchema = z.object({
  total: z.number(),
  list: z.array(z.record(z.string(), z.unknown())),
});

/** Reads the reports as those do who look after them. */
export async function readReports(api: TestApi) {
  const { envelope, text } = await api.ask('/sandbox/reports.json');
  return { ...z.parse(pageSchema, envelope.payload), text };
}
