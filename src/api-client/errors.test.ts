import { ERROR_CODE } from '../contract';
import {
  ApiError,
  ContractError,
  describeFailure,
  isApiError,
  isRefusal,
  isUnreachable,
  markUnreachable,
  retryAfterOf,
  TransportError,
} from './errors';
import { refusal } from './testing/envelopes';

const PATH = '/api/x';

function apiError(code: number, payload?: unknown): ApiError {
  return new ApiError(PATH, refusal(code, payload));
}

/** Error of `fetch` when there is no connection. */
function noConnection(): unknown {
  return markUnreachable(new TypeError('Failed to fetch'));
}

test.each([
  ['no connection', noConnection(), 'offline', '', false],
  ['a fault of the code', new TypeError('x is undefined'), 'server', '', false],
  ['no answer in time', new DOMException('', 'TimeoutError'), 'slow', '', false],
  ['an end that somebody wanted', new DOMException('', 'AbortError'), 'server', '', false],
  ['a name alone', Object.assign(new Error(), { name: 'TimeoutError' }), 'server', '', false],
  ['an HTTP status', new TransportError(PATH, 502), 'server', '', false],
  ['another shape', new ContractError(PATH, ['a', 'b']), 'server', '', false],
  ['a fault of the API', apiError(ERROR_CODE.serverFault), 'server', '', false],
  ['a session that is over', apiError(ERROR_CODE.sessionInvalid), 'session', '', true],
  ['too many requests', apiError(ERROR_CODE.rateLimit), 'busy', '', true],
  ['too many codes', apiError(ERROR_CODE.tooManyCodes), 'busy', '', true],
  ['a wrong code', apiError(ERROR_CODE.wrongCode), 'refused', '不行', true],
  ['words for developers', apiError(ERROR_CODE.invalidInput), 'refused', '', true],
  ['nothing at all', undefined, 'server', '', false],
])('a visitor is told of %s', (_, error, kind, message, isRefused) => {
  expect(describeFailure(error)).toEqual({ kind, message });
  expect(isRefusal(error)).toBe(isRefused);
});

test('an error says what a developer looks for', () => {
  expect(String(new TransportError(PATH, 502))).toBe('TransportError: /api/x answered HTTP 502');
  expect(String(new ContractError(PATH, ['a', 'b']))).toBe(
    'ContractError: /api/x broke the contract: a; b',
  );
  expect(String(apiError(7))).toBe('ApiError: 不行');
});

test('only what fetch rejected with means that there was no connection', () => {
  expect(isUnreachable(noConnection())).toBe(true);
  for (const error of [new Error('no'), null, 'TypeError', {}]) {
    expect(markUnreachable(error)).toBe(error);
    expect(isUnreachable(error)).toBe(false);
  }
});

test('an error of the API is known by its code', () => {
  expect(isApiError(apiError(7), 7)).toBe(true);
  expect(isApiError(apiError(7), 8)).toBe(false);
  expect(isApiError({ code: 7 }, 7)).toBe(false);
});

test.each([
  [{ retry_after: 30 }, 30],
  [{ retry_after: 0.2 }, 1],
  [{ retry_after: 0 }, 60],
  [{ retry_after: '30' }, 60],
  [null, 60],
])('after too many codes, %j means a wait of %i seconds', (payload, seconds) => {
  expect(retryAfterOf(apiError(ERROR_CODE.tooManyCodes, payload))).toBe(seconds);
  expect(retryAfterOf(apiError(ERROR_CODE.rateLimit, payload))).toBeUndefined();
});
