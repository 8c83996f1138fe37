import type { Log } from '../api/log';
import { maskPhone } from '../../contract/mask-phone';

/** A message with a verification code. */
export interface Sms {
  readonly phone: string;
  readonly code: string;
  readonly created_at: string;
  readonly expires_at: string;
}

/** Takes a message to a phone. */
export interface SmsGateway {
  readonly send: (sms: Sms) => void;
}

/** The gateway without the sandbox: it delivers nothing, and logs that without the code. */
export function noSmsGateway(log: Log): SmsGateway {
  return {
    send: ({ phone }) =>
      log.info(`No SMS went to ${maskPhone(phone)}: the sandbox is off and there is no provider`),
  };
}
