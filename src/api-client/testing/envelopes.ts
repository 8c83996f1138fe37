import { failed, succeeded, type Envelope } from '../../contract';

/** The envelope of a success. */
export function ok(payload: unknown): Envelope {
  return succeeded(payload);
}

/** The envelope of a failure, with a reason in Chinese as the API gives it. */
export function refusal(code: number, payload: unknown = null): Envelope {
  return failed({ code, message: '不行', payload });
}
