import type { RequestIdentity } from './sender-headers';
import type * as transport from './send-request';
import type * as faults from './errors';
import { send, startFakeApi, type FakeApi } from './testing/fake-api';

let api: FakeApi;
let sendRequest: typeof transport.sendRequest;
let errors: typeof faults;

const pc: RequestIdentity = { variant: 'pc', channel: 'official-website', deviceIdentifier: '42' };
function ok(payload: unknown) {
  return { error_code: 0, error_message: '', payload };
}
const emptyPage = { list: [], total: 0, page: 1, page_size: 20 };

function failure(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('expected a rejection');
    },
    (error: unknown) => error,
  );
}

beforeAll(async () => {
  api = await startFakeApi();
  // The base address is read when the module is: set it first.
  process.env.GATSBY_API_BASE_URL = `${api.baseUrl}/`;
  errors = await import('./errors');
  ({ sendRequest } = await import('./send-request'));
});

afterAll(() => api.close());

const sound = { id: '1', name: '灵犀', avatar: '/a.png', tags: [], game_ids: [] };
let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});
function answerWith(payload: object): void {
  api.answer((response) => {
    send(response, ok({ ...emptyPage, total: 3, ...payload }));
  });
}

test.each([
  ['half a character', { ...sound, name: '灵\ud83d' }, 'payload.list.1.name'],
  ['a control character', { ...sound, greeting: '\u001b[2J' }, 'payload.list.1.greeting'],
  ['too many tags', { ...sound, tags: Array(51).fill('好') }, 'payload.list.1.tags'],
  ['nothing in it', null, 'payload.list.1'],
])('an item with %s is left out and logged', async (_, unfit, place) => {
  answerWith({ list: [sound, unfit, { ...sound, id: '3' }] });
  const page = await sendRequest('officialCharacters', {}, pc);
  expect(page).toEqual({ ...emptyPage, total: 3, list: [sound, { ...sound, id: '3' }] });
  expect(logged.mock.calls).toEqual([
    ['/api/character/get_official_character_list', expect.any(errors.ContractError)],
  ]);
  expect(logged).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ faults: [expect.stringContaining(`${place}: expected`)] }),
  );
});

test.each([
  ['no item is fit', { list: [null, { ...sound, tags: 5 }] }],
  ['there are too many', { list: Array(1_001).fill(sound) }],
  ['more than its items is wrong', { list: [sound, null], total: -1 }],
])('the call fails when %s', async (_, payload) => {
  answerWith(payload);
  const error = await failure(sendRequest('officialCharacters', {}, pc));
  expect(error).toBeInstanceOf(errors.ContractError);
  expect(logged).not.toHaveBeenCalled();
});
