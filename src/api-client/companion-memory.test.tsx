import { HttpResponse } from 'msw';
import { ERROR_CODE } from '../contract';
import { wireExamples } from '../contract/testing/wire-examples';
import { changeCompanionMemory, readCompanionMemory } from './companion-memory';
import { logIn } from './session/log-in';
import { ok, refusal, startMockApi } from './testing/mock-api';

const api = startMockApi();
const { signal } = new AbortController();
beforeAll(() => logIn({ access_token: 't', web_user_id: '7' }));

test('what a partner remembers is asked for, and changed, with its id', async () => {
  api.answer('companionMemory', () => ok(wireExamples.memory));
  api.answer('changeCompanionMemory', () => ok({ changes: [], facts: [] }));
  expect(await readCompanionMemory('p1', signal)).toEqual(wireExamples.memory);
  expect(await changeCompanionMemory('p1', { key: 'name' })).toEqual({ changes: [], facts: [] });
  expect(api.seen).toEqual([
    { name: 'companionMemory', input: { character_id: 'p1' } },
    { name: 'changeCompanionMemory', input: { character_id: 'p1', key: 'name' } },
  ]);
});

test.each([
  ['says that it knows no such thing', () => refusal(ERROR_CODE.unknownId)],
  ['has no such path', () => new HttpResponse('', { status: 404 })],
])('an API that %s tells nothing', async (_, answer) => {
  api.answer('companionMemory', () => {
    const answered = answer();
    return answered instanceof Response ? () => answered : answered;
  });
  expect(await readCompanionMemory('p1', signal)).toBeUndefined();
});

test.each([
  ['refuses', () => refusal(ERROR_CODE.serverFault)],
  ['breaks down', () => () => new HttpResponse('', { status: 500 })],
])('an API that %s is an error', async (_, answer) => {
  api.answer('companionMemory', answer);
  await expect(readCompanionMemory('p1', signal)).rejects.toThrow();
});
