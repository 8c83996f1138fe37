import { parseStoredUser } from './user-info';

const userInfo = { access_token: 'a.b-c', web_user_id: '9007199254740993', nickname: '旅人' };
function stored(session: unknown): string {
  return JSON.stringify(session);
}

test('is whatever login answered, all of it', () => {
  const user = { ...userInfo, avatar: '/a.png', more: { deep: [1] } };
  expect(parseStoredUser(stored({ isLoggedIn: true, userInfo: user }))).toEqual(user);
});

test.each<[string, string | null]>([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{"isLoggedIn":tr'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ['somebody who has logged out', stored({ isLoggedIn: false, userInfo })],
  ['a word for true', stored({ isLoggedIn: 'true', userInfo })],
  ['no user', stored({ isLoggedIn: true, userInfo: null })],
  ['a list for a user', stored({ isLoggedIn: true, userInfo: [] })],
  ['an older user', stored({ isLoggedIn: true, userInfo: { token: 'x' } })],
  ['no token', stored({ isLoggedIn: true, userInfo: { ...userInfo, access_token: '' } })],
  [
    'a token no header can hold',
    stored({ isLoggedIn: true, userInfo: { ...userInfo, access_token: '灯\n' } }),
  ],
  ['a number for an id', stored({ isLoggedIn: true, userInfo: { ...userInfo, web_user_id: 7 } })],
  [
    'an id that is none',
    stored({ isLoggedIn: true, userInfo: { ...userInfo, web_user_id: '../x' } }),
  ],
  [
    'a nickname that is no text',
    stored({ isLoggedIn: true, userInfo: { ...userInfo, nickname: {} } }),
  ],
])('%s means that nobody is logged in', (_, text) => {
  expect(parseStoredUser(text)).toBeNull();
});
