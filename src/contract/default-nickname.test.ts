import { defaultNickname, nicknameIn } from './default-nickname';

const web_user_id = '4611686018427383586';

test('a name that nobody has chosen is said in the language of the page', () => {
  const nickname = defaultNickname(web_user_id, 'zh');
  expect(nickname).toBe('旅人3586');
  expect(nicknameIn({ web_user_id, nickname }, 'en')).toBe('Traveller 3586');
  expect(nicknameIn({ web_user_id, nickname: 'Traveller 3586' }, 'ja')).toBe('旅人3586');
  expect(nicknameIn({ web_user_id, nickname }, 'zh')).toBe(nickname);
});

test.each(['旅人3587', '旅人', 'Ada', ''])(
  'a name that somebody has chosen stays: %j',
  (nickname) => {
    expect(nicknameIn({ web_user_id, nickname: ` ${nickname} ` }, 'en')).toBe(nickname);
  },
);

test('without a name there is none', () => {
  expect(nicknameIn({ web_user_id }, 'en')).toBe('');
});
