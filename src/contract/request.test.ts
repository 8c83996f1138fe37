import { endpoints } from './endpoints';
import { toRequest } from './request';
import { ALLOWED_HEADERS, FIXED_HEADERS, PLATFORM_SOURCE } from './request-headers';

describe('toRequest', () => {
  test('puts the input of a GET into the query and leaves out what is undefined', () => {
    const input = { search_value: '茶 & 灯', type: undefined, page: 2 };
    expect(toRequest(endpoints.knowledgeSearch, input)).toEqual({
      method: 'GET',
      path: '/api/visitor/game/knowledge/search?search_value=%E8%8C%B6+%26+%E7%81%AF&page=2',
    });
  });

  test('has no question mark where there is nothing to ask', () => {
    expect(toRequest(endpoints.gameList, { tag: undefined }).path).toBe('/api/visitor/game/list');
  });

  test('puts the input of a POST into a JSON body', () => {
    expect(toRequest(endpoints.characterSquare, { keyword: '猫', tag: undefined })).toEqual({
      method: 'POST',
      path: '/api/character/legion_zone/pc_character_square',
      body: '{"keyword":"猫"}',
    });
    expect(toRequest(endpoints.sendCodeByUser, {}).body).toBe('{}');
  });

  test('puts the input of a POST into the query where the row says so', () => {
    expect(toRequest(endpoints.accountDelete, { ticket: 'a b' })).toEqual({
      method: 'POST',
      path: '/api/users/account_delete?ticket=a+b',
    });
  });
});

test('every request says what the specification writes, in headers that a browser may send to another host', () => {
  expect(FIXED_HEADERS).toEqual({ area: 'cn', lan: 'zh', 'app-platform': 'web', module: 'web' });
  expect(PLATFORM_SOURCE).toEqual({ pc: 'web', m: 'mobile_web' });
  expect(ALLOWED_HEADERS).toEqual([
    ...['area', 'lan', 'app-platform', 'module', 'platform-source', 'authorization', 'user_id'],
    ...['device-identifier', 'app-channel', 'content-type'],
  ]);
});
