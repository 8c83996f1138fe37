import * as z from 'zod/mini';
import { endpoints, ERROR_CODE, type EndpointName, type PayloadOf } from '../../contract';
import type { ApiCalls, TestResponse, Sent } from './api-calls';

/** Somebody with a session. */
export interface Visitor {
  readonly phone: string;
  readonly token: string;
  readonly webUserId: string;
  /** The headers that the site sends when somebody is logged in. */
  readonly headers: Sent;
}

/** The payload of an answer that must have succeeded. */
function payloadOf(name: string, { envelope }: TestResponse): unknown {
  if (envelope.error_code === ERROR_CODE.success) return envelope.payload;
  throw new Error(`${name}: ${String(envelope.error_code)} ${envelope.error_message}`);
}

/** The code that arrived last on a phone of the sandbox. */
export async function readSms(api: ApiCalls, phone: string): Promise<string> {
  const answer = await api.ask(`/sandbox/sms?phone=${phone}`);
  return z.parse(z.object({ code: z.string() }), payloadOf('sms', answer)).code;
}

/** Asks for a code to log in with, and reads it. */
export async function codeFor(api: ApiCalls, phone: string): Promise<string> {
  payloadOf('sendCode', await api.call('sendCode', { country_code: 86, phone }));
  return readSms(api, phone);
}

/** Asks for a code as a user, and reads it. */
export async function codeForUser(api: ApiCalls, { phone, headers }: Visitor): Promise<string> {
  payloadOf('sendCodeByUser', await api.call('sendCodeByUser', {}, headers));
  return readSms(api, phone);
}

/** A ticket for something that needs a verified code. */
export async function ticketFor(api: ApiCalls, visitor: Visitor): Promise<string> {
  const input = { phone_verify_code: await codeForUser(api, visitor) };
  const answer = await api.call('verifyCode', input, visitor.headers);
  return z.parse(endpoints.verifyCode.payload, payloadOf('verifyCode', answer)).ticket;
}

/** Sends the login of a phone and a code, as it comes from the dialog. */
export function sendLogin(
  api: ApiCalls,
  phone: string,
  phone_verify_code: string,
  headers?: Sent,
): Promise<TestResponse> {
  return api.call('login', { country_code: 86, phone, phone_verify_code, source: 'test' }, headers);
}

/** Logs in, with a new account where the number has none. */
export async function logInVisitor(api: ApiCalls, phone: string, headers?: Sent): Promise<Visitor> {
  const answer = await sendLogin(api, phone, await codeFor(api, phone), headers);
  const user = z.parse(endpoints.login.payload, payloadOf('login', answer));
  const { access_token: token, web_user_id: webUserId } = user;
  return {
    phone,
    token,
    webUserId,
    headers: { authorization: `Bearer ${token}`, user_id: webUserId },
  };
}

/** Calls an endpoint for a visitor; it must succeed. */
export async function askAs<N extends EndpointName>(
  api: ApiCalls,
  { headers }: Visitor,
  name: N,
  input?: Record<string, unknown>,
): Promise<PayloadOf<N>> {
  const payload = payloadOf(name, await api.call(name, input, headers));
  return z.parse(endpoints[name].payload, payload) as PayloadOf<N>;
}
