import { maskPhone } from './mask-phone';
import { isUserInfo } from './session';
import { sessionUserSchema } from './users';

const user = { access_token: 'token', web_user_id: '9007199254740993' };

test.each([
  ['the least', user, true],
  ['all of it, and more', { ...user, nickname: '', avatar: '/a.png', level: 3 }, true],
  ['a token with a space', { ...user, access_token: 'a b' }, false],
  ['a token with a line break', { ...user, access_token: 'a\n' }, false],
  ['an empty token', { ...user, access_token: '' }, false],
  ['a token that is no text', { ...user, access_token: 7 }, false],
  ['no id', { access_token: 'token' }, false],
  ['an id with a slash', { ...user, web_user_id: 'a/b' }, false],
  ['an id that is too long', { ...user, web_user_id: '1'.repeat(65) }, false],
  ['a nickname that is no text', { ...user, nickname: 7 }, false],
  ['a picture that is no text', { ...user, avatar: {} }, false],
  ['a list', [user], false],
  ['nothing', null, false],
  ['no value', undefined, false],
  ['a text', 'token', false],
])('the guard and the schema agree about %s', (_, value, isValid) => {
  expect(isUserInfo(value)).toBe(isValid);
  expect(sessionUserSchema.safeParse(value).success).toBe(isValid);
});

test('an id that login sends as a number is a valid session once it is parsed', () => {
  expect(isUserInfo(sessionUserSchema.parse({ ...user, web_user_id: 7 }))).toBe(true);
});

test('of a phone number its owner sees the beginning and the end', () => {
  expect(maskPhone('13812348000')).toBe('138****8000');
});
