import { ApiError, markUnreachable, TransportError } from '../../api-client/errors';
import { failureText } from './use-log-in';

function t(key: string, values?: object) {
  return values ? `${key} ${JSON.stringify(values)}` : key;
}
function refused(error_code: number, error_message = '') {
  return new ApiError('/login', { error_code, error_message });
}

test.each([
  ['no connection', markUnreachable(new TypeError('Failed to fetch')), 'failed-offline'],
  ['a fault of our own', new TypeError('x is undefined'), 'failed-server'],
  ['no answer in time', new DOMException('', 'TimeoutError'), 'failed-slow'],
  ['another HTTP status', new TransportError('/login', 502), 'failed-server'],
  ['a fault', refused(50000, 'x'), 'failed-server'],
  ['too many requests', refused(42900, 'x'), 'failed-busy'],
  ['too many codes', refused(41912, 'x'), 'failed-busy'],
  ['a refusal', refused(40300, '停用'), 'failed-refused-because {"reason":"停用"}'],
  ['a refusal in any letters', refused(40300, 'VIP'), 'failed-refused-because {"reason":"VIP"}'],
  ['a refusal without a word', refused(40300), 'failed-refused'],
  ['words for developers', refused(40000, 'phone: 格式不对'), 'failed-refused'],
])('%s', (_, error, text) => {
  expect(failureText(error, t, 'zh')).toBe(text);
});

test.each([
  ['en', refused(40300, '停用')],
  ['ja', refused(40300, '停用')],
  ['zh', refused(40000, 'phone: wrong')],
] as const)('a page in %s repeats no words that its visitors cannot read', (locale, error) => {
  expect(failureText(error, t, locale)).toBe('failed-refused');
});
