import { unknownId } from '../api/endpoint-error';
import type { Log } from '../api/log';
import type { Sms, SmsGateway } from '../users/sms';

/** The phones of the sandbox: every message arrives here instead. */
export interface SmsOutbox extends SmsGateway {
  /** @throws EndpointError 40400 when no code went to this number */
  readonly latest: (phone: string) => Sms;
}

/** Keeps messages in memory only, because the database holds no code that can be read. */
export function createSmsOutbox(log: Log): SmsOutbox {
  const messages = new Map<string, Sms>();
  return {
    send: (sms) => {
      messages.set(sms.phone, sms);
      log.info(`SMS to ${sms.phone}: ${sms.code}`);
    },
    latest: (phone) => {
      const sms = messages.get(phone);
      if (!sms) throw unknownId('code for', phone);
      return sms;
    },
  };
}
